// std: 17
// What generic lambdas do with their arguments, in functions that are no templates and in instances.
#define HD __host__ __device__
struct Cls { HD Cls() {} int m(); Cls operator+(int); int operator()(int); static int s(); };
HD void g1() { auto l = [] (auto c) { c.m(); }; l(Cls()); }
HD void g2() { auto l = [] (auto &c) { c.m(); }; Cls c; l(c); }
HD void g3() { auto l = [] (auto... c) { (c.m(), ...); }; l(Cls(), Cls()); }
HD void g4() { auto l = [] (auto c) { c(1); }; l(Cls()); }
HD void g5() { auto l = [] (auto c) { auto k = [=] (auto d) { d.m(); }; k(c); }; l(Cls()); }
template <class T> HD void g8(T t) { auto l = [&] (auto c) { c.m(); t.m(); }; l(t); }
__global__ void g8k() { g8(Cls()); }
HD void g9() { [] (auto c) { c.m(); }(Cls()); }
HD void g10() { auto l = [] (auto c) -> decltype(c.m()) { return c.m(); }; l(Cls()); }
HD void g11() { auto l = [] (Cls c, auto x) { c.m(); }; l(Cls(), 1); }
HD void g12() { auto l = [] (auto *c) { c->m(); }; Cls c; l(&c); }
HD void g13() { auto l = [] (const auto &c, int) { const_cast<Cls &>(c).m(); }; l(Cls(), 1); }
HD void g14() { auto l = [] (auto c) { decltype(c) d; d.m(); }; l(Cls()); }
HD void g15() { auto l = [] (auto c) { using D = decltype(c); D d; d.m(); D::s(); }; l(Cls()); }
struct Gls { HD Gls() {} HD int m(); HD int operator()(int); HD static int s(); };
HD void gg1() { auto l = [] (auto c) { c.m(); }; l(Gls()); }
HD void gg3() { auto l = [] (auto c) { c.m(); }; l(Gls()); l(Cls()); }
HD void gg5() { auto l = [] (auto c) { if constexpr (sizeof(c) > 8) c.m(); }; l(Cls()); }
HD void gg6() { auto l = [] (auto c) { c.m(); }; }
HD void gg7(bool b) { auto l = [] (auto c) { c.m(); }; if (b) l(Cls()); }
static HD void gg10() { auto l = [] (auto c) { c.m(); }; l(Cls()); }
inline HD void gg11() { auto l = [] (auto c) { c.m(); }; l(Cls()); }
struct St { HD void f() { auto l = [] (auto c) { c.m(); }; l(Cls()); } HD void g() { auto l = [this] (auto c) { h(c); }; l(Cls()); } template <class T> void h(T); };
HD void gg12() { auto l = [] (const auto &c) { c.s(); }; l(Cls()); }
HD void gg15() { auto l = [] (int c, auto...) { Cls().m(); }; l(1); }
HD void gg16() { auto l = [] (auto c) { auto k = [=] () mutable { c.m(); }; k(); }; l(Cls()); }
