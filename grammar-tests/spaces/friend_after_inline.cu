// std: 17
// words in front of friend hide no friend and no member
#define HD inline __host__ __device__
struct A { int i; inline friend bool operator==(A a, A b) { return a.i == b.i; } HD friend int foo(A a) { return a.i; } 
   inline friend int bar(A a) { return a.i; } static int baz() { return 1; } };
template <class F> __global__ void k(F f) { f(); }
__device__ bool h(A s) { foo(s); bar(s); A::baz(); return s == s; }
