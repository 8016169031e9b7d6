// std: 20
template <class F> int run(F f) { return 0; }
using Cmp = decltype([](int a, int b) { return a < b; });
inline auto less = [](int a, int b) { return a < b; };
struct S { static constexpr auto mem = [](int a) { return a; }; decltype([](int a) { return a; }) d; };
template <class T, class C = decltype([](T a) { return a; })> struct Set { C c; };
void f(Cmp c) { run([=] __device__ { return c(1, 2); }); }
void g() { auto c = less; run([=] __device__ { return c(1, 2); }); }
void h() { auto c = S::mem; run([=] __device__ { return c(1); }); }
void i(Set<int> s) { run([=] __device__ { return s.c(1); }); }
void j() { auto c = [](int a) { return a; }; run([=] __device__ { return c(1); }); }
void k() { using C = decltype([](int a) { return a; }); C c; run([=] __device__ { return c(1); }); }
struct L { L() : x([](int a) { return a; }(1)) { auto c = [](int a) { return a; }; run([=] __device__ { return c(1); }); } int x; };
auto made() { return [](int a) { return a; }; }
void m() { auto c = made(); run([=] __device__ { return c(1); }); }
void n(S s) { auto c = s.d; run([=] __device__ { return c(1); }); }
template <class T> struct Box { T t; };
void o(Box<Cmp> b) { run([=] __device__ { return b.t(1, 2); }); }
void p(int a, decltype([](int a) { return a; }) c = {}) { run([=] __device__ { return c(a); }); }
struct M { void q() { run([=] __device__ { return c(2); }); auto d = c; run([=] __device__ { return d(2); }); } decltype([](int a) { return a; }) c; };
