// std: 17
// `decltype` of members among the template arguments of a declaration: the type itself in trailing return types alone.
template <class... T> struct maa { };
struct maa1 { int n; maa<decltype(n)> f1() { auto q = [] __device__ {}; return {}; } auto f2() -> maa<decltype(n)> { auto q = [] __device__ {}; return {}; } void f3(maa<decltype(n)> a, maa<decltype(n + 1)> b) { auto q = [] __device__ {}; } auto f4(int m) -> maa<decltype(this->n), decltype(m)> { auto q = [] __device__ {}; return {}; } maa<decltype(n)> f5(); auto f6() -> maa<decltype(n)>; static auto f8(int m) -> maa<decltype(m), decltype(n)> { auto q = [m] __device__ {}; return {}; } void f7(maa<decltype(n)>); };
maa<decltype(maa1::n)> maa1::f5() { auto q = [] __device__ {}; return {}; }
auto maa1::f6() -> maa<decltype(n)> { auto q = [] __device__ {}; return {}; }
void maa1::f7(maa<decltype(n)> a) { auto q = [] __device__ {}; }
template <class T> struct maa2 { int n; T t; auto f1(int m) -> maa<decltype(n), decltype(m)> { auto q = [] __device__ {}; return {}; } auto f2(int m) -> maa<decltype(t), decltype(m)> { auto q = [] __device__ {}; return {}; } void f3(maa<decltype(n)> a) { auto q = [] __device__ {}; } void f4(int m, maa<decltype(m)> a) { auto q = [] __device__ {}; } maa<decltype(n)> f5() { auto q = [] __device__ {}; return {}; } };
template <class T> struct maa3 { T n; int k; auto g(T t) -> maa<decltype(t + n), decltype(this->k)> { auto q = [t] __device__ {}; return {}; } };
