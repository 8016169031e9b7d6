// std: 17
// What is done with the elements of packs of classes, in folds and expansions.
#define HD __host__ __device__
struct Cls { HD Cls() {} int m(); Cls operator+(int); int operator()(int); static int s(); };
template <class... T> struct P1 { HD static void f() { (T::s(), ...); } };
__global__ void a1() { P1<Cls>::f(); }
template <class... T> struct P2 { HD static void f() { int x[] = {T().m()...}; } };
__global__ void a2() { P2<Cls>::f(); }
template <class... T> HD void p3(T... t) { (t.m(), ...); }
__global__ void a3() { p3(Cls()); }
template <class... T> HD void p4(T &... t) { int x[] = {t.m()...}; }
__global__ void a4() { Cls c; p4(c, c); }
template <class... B> struct P5 : B... { HD void f() { (B::m(), ...); } };
__global__ void a5() { P5<Cls> p; p.f(); }
template <class F, class... T> HD void p6(F f, T... t) { f(t...); }
__global__ void a6() { p6(Cls(), 1); }
template <class... T> HD void p7() { (T().m(), ...); }
__global__ void a7() { p7<Cls>(); }
struct Gls { HD Gls() {} HD int m(); HD int operator()(int); HD static int s(); };
template <class... T> HD void pp1(T... t) { (t.m(), ...); }
__global__ void aa1() { pp1(Cls(), Gls()); }
template <class... T> HD void pp2(T... t) { (t.m(), ...); }
__global__ void aa2() { pp2(Gls(), Gls()); }
template <class... T, class U> HD void pp3(U u, T... t) { ((u.m(), t.m()), ...); }
__global__ void aa3() { pp3(Cls(), Gls()); }
template <class... T, class U> HD void pp4(U u, T... t) { ((u.m(), t.m()), ...); }
__global__ void aa4() { pp4(Cls()); }
template <class... T> HD int pp5(T... t) { return (0 + ... + t.m()); }
__global__ void aa5() { pp5(Cls(), Gls()); }
template <class... T> HD int pp6(T... t) { return (t.m() && ...); }
__global__ void aa6() { pp6(Cls(), Gls()); }
template <class A> HD void one(A a) { a.m(); }
template <class... T> HD void pp7(T... t) { (one(t), ...); }
__global__ void aa7() { pp7(Cls(), Gls()); }
template <class... T> HD void pp8(T... t) { (one<T>(t), ...); }
__global__ void aa8() { pp8(Gls(), Cls()); }
template <class T> HD void pp9() { T().m(); }
template <class... T> HD void pp10() { (pp9<T>(), ...); }
__global__ void aa10() { pp10<Gls, Cls>(); }
template <class T, class... R> HD void pp11(T t, R... r) { t.m(); if constexpr (sizeof...(r) > 0) pp11(r...); }
__global__ void aa11() { pp11(Gls(), Cls()); }
template <class... T> HD void pp15(T *... t) { (t->m(), ...); }
__global__ void aa15(Cls *c) { pp15(c); }
template <class... T> HD void pp16(T... t) { int x[] = { (t.m(), 0)... }; }
__global__ void aa16() { pp16(Cls()); }
template <class... T> HD void pp17(T... t) { ((sizeof(t.m()) > 0 ? 0 : 1), ...); }
__global__ void aa17() { pp17(Cls()); }
template <class... T> HD void pp18(T... t) { (t(1), ...); }
__global__ void aa18() { pp18(Cls(), Gls()); }
