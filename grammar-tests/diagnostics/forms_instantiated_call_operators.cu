// std: 17
// instantiated: call_operators
template <class T> void f() { auto l = [] __host__ __device__ (T t) { return t; }; auto m = [] __device__ (T t) { return t; }; auto n = [] __host__ __device__ () -> T * { return nullptr; }; }
class C { struct P {}; public: void run() { f<P>(); struct L {}; f<L>(); } };
