// std: 17
// `decltype` of parameters and members among the template arguments of a declaration is the type itself.
template <class... T> struct toa { }; int toa_global;
auto toa1(int n) -> toa<int, decltype(n)> { auto q = [n] __device__ {}; return {}; }
void toa2(int n, toa<decltype(n)> p) { auto q = [n] __device__ {}; }
template <class T> auto toa4(T n) -> toa<decltype(n)> { auto q = [n] __device__ () -> toa<decltype(n)> { return {}; }; return {}; }
template <class T> auto toa5(T n, int m) -> toa<decltype(m)> { auto q = [n] __device__ () -> toa<decltype(m)> { return {}; }; return {}; }
struct toa6 { int n; auto f(int m) -> toa<decltype(m), decltype(n)> { auto q = [m] __device__ () -> toa<decltype(m)> { return {}; }; return {}; } };
auto toa7(unsigned n, const long m, double *p, const char *const *s) -> toa<decltype(n), decltype(m), decltype(p), decltype(s)> * { auto q = [n] __device__ {}; return 0; }
auto toa8() -> toa<decltype(toa_global), decltype((toa_global))> { auto q = [] __device__ {}; return {}; }
toa<decltype(toa_global)> toa9() { auto q = [] __device__ () -> toa<decltype(toa_global)> { return {}; }; return {}; }
auto toa10(int n) -> decltype(n) { auto q = [n] __device__ {}; return n; }
auto toa11(int n) -> toa<toa<decltype(n)>> { auto q = [n] __device__ {}; return {}; }
template <class T> auto toa12(T t) -> toa<T, decltype(t.size())> { auto q = [t] __device__ {}; return {}; }
