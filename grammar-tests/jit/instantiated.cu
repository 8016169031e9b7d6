// std: 20
// What stands in a template counts where something instantiates that.
template <class T> __device__ int a(T t) { auto l = [=] __device__ { return t; }; return l(); }
template <class T> __device__ int b(T t) { auto l = [=] __device__ { return 1; }; return l(); }
template <class T> struct C { __device__ int m() { auto l = [=] __device__ { return 1; }; return l(); } __device__ int n() { auto l = [=] __device__ { return 1; }; return l(); }
 T x = [] { return T(); }(); };
template <class T> int h(T t) { auto l = [=] { return 1; }; return l(); }
template <class T> int h2(T t) { auto l = [=] { return 1; }; return l(); }
template <class T> struct D { int x = [] { return 1; }(); __device__ int s(int a = [] { return 1; }()); };
__global__ void k() { a(1); C<int> c; c.m(); h(1); }
__device__ void g() { auto l = [](auto x) { auto m = [=] __device__ { return x; }; return m(); }; }
__device__ void g2() { auto l = [](auto x) { auto m = [=] __device__ { return x; }; return m(); }; l(1); l(2.); }
template <class T> void ht() { throw T(); }
template <class T> __device__ void dt() { throw 1; }
template <class T> const auto vt = [] { return 1; };
template <class T, int N = [] { return 1; }()> struct E {};
