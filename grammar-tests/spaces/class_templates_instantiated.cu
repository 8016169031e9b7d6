// std: 17
// Explicit instantiations of class templates make code of their members.
int hostf();
template <class T> struct S {
    __device__ int a() { return hostf(); }
    __host__ __device__ int b() { return hostf(); }
    int c() { return hostf(); }
    __device__ int d();
    template <class U> __device__ int e(U) { return hostf(); }
    __device__ S() { hostf(); }
    __device__ ~S() { hostf(); }
    static __device__ int f() { return hostf(); }
    __device__ int operator()(int) const { return hostf(); }
    struct In { __device__ int g() { return hostf(); } };
};
template <class T> __device__ int S<T>::d() { return hostf(); }
template struct S<int>;
template <class T> struct N { __device__ int a() { return hostf(); } };
template <class T> struct X { __device__ int a() { return hostf(); } };
extern template struct X<int>;
template <class T> class Q { public: __host__ __device__ int a(T t) { return t.foo(); } };
struct Foo { int foo(); };
template class Q<Foo>;
namespace M { template <class T> struct Z { __device__ int a() { return hostf(); } }; }
template struct M::Z<int>;
template <class T> struct Y { __device__ int a() { return hostf(); } __device__ int b() { return hostf(); } };
template int Y<int>::a();
template <class T> __device__ int fr(T) { return hostf(); }
template __device__ int fr<int>(int);
template <class T> struct W { static __device__ int s() { return T::h(); } };
struct Hs { static int h(); };
template struct W<Hs>;
