// std: 17
// structured bindings, aliases of references, decltype
#include <utility>
template <class F> int run(F) { return 0; }
struct A { int x, y; }; A gA; int garr[2]; std::pair<int, int> gP; const A gcA{1, 2}; constexpr A gxA{1, 2}; struct B { int &r; int *p; }; int gv; B gB{gv, &gv}; struct Bits { int a : 3, b : 4; } gbits; template <class T> struct TS { static A sA; static A cA; static T tA; };
using R = int &; typedef int &RT; using CR = const int &; using RR = int &&; template <class T> using TR = T &; struct Sx { using R2 = int &; };
constexpr const char *const cs = "abc"; static const char *const ls2 = "x";
void f(A pa, A *pp) {
  A la; static A sA; auto &[a1, a2] = gA; auto &[b1, b2] = garr; auto &[c1, c2] = gP; const auto &[d1, d2] = gcA; auto &[e1, e2] = la; auto [f1, f2] = gA; auto &&[g1, g2] = gA; auto &[h1, h2] = gB; const auto &[j1, j2] = A{1, 2}; auto &[k1, k2] = sA; auto &[l1, l2] = *pp; auto &[m1, m2] = TS<int>::sA; const auto [o1, o2] = gcA; auto &&[p1, p2] = std::make_pair(1, 2); const auto &[q1, q2] = gxA; auto &[s1, s2](gA); auto &[t1, t2]{gA};
  run([=] __device__ { return a1 + a2; });
  run([=] __device__ { return b1 + b2; });
  run([=] __device__ { return d1 + d2; });
  run([=] __device__ { return e1 + e2; });
  run([=] __device__ { return f1 + f2; });
  run([=] __device__ { return g1 + g2; });
  run([=] __device__ { return h1 + *h2; });
  run([=] __device__ { return j1 + j2; });
  run([=] __device__ { return k1 + k2; });
  run([=] __device__ { return l1 + l2; });
  run([=] __device__ { return o1 + o2; });
  run([=] __device__ { return q1 + q2; });
  run([=] __device__ { return t1 + t2; });
  R u1 = gv; RT u2 = gv; CR u3 = gv; RR u4 = std::move(gv); TR<int> u5 = gv; Sx::R2 u6 = gv; decltype(auto) u7 = (gA.x); decltype(auto) u8 = gA.x; decltype(auto) u9 = garr[1]; decltype(auto) u10 = gv; decltype(auto) u11 = *&gv; std::add_lvalue_reference_t<int> u12 = gv; decltype(gv) u13 = gv; decltype((gA.x)) u14 = gv; __typeof__(gv) &u15 = gv; R &u16 = gv; const R u17 = gv; R u18(gv); R u19{gv}; int &u20 = u19; R u21 = pa.x; CR u22 = 3; decltype(auto) u23 = static_cast<int &&>(gv); auto u24 = gv; decltype(u1) u25 = u1; decltype(auto) u26 = u1; decltype(auto) u27 = (u1);
  run([=] __device__ { return u1; }); run([=] __device__ { return u2; }); run([=] __device__ { return u3; }); run([=] __device__ { return u4; });
  run([=] __device__ { return u5; }); run([=] __device__ { return u6; }); run([=] __device__ { return u7; }); run([=] __device__ { return u8; });
  run([=] __device__ { return u13; }); run([=] __device__ { return u14; }); run([=] __device__ { return u15; }); run([=] __device__ { return u16; });
  run([=] __device__ { return u17; }); run([=] __device__ { return u18; }); run([=] __device__ { return u19; }); run([=] __device__ { return u20; });
  run([=] __device__ { return u21; }); run([=] __device__ { return u22; }); run([=] __device__ { return u23; }); run([=] __device__ { return u24; });
  run([=] __device__ { return u25; }); run([=] __device__ { return u26; }); run([=] __device__ { return u27; });
  const char *const lc = "abc"; constexpr const char *lx = "abc"; const char &v1 = *lc; const char &v2 = *lx; const char &v3 = cs[1]; const char &v4 = *ls2; static const char *const slc = "a"; const char &v5 = *slc; int *const ip = &gv; int &v6 = *ip; static int *const sip = &gv; int &v7 = *sip; int *const lip = &pa.x; int &v8 = *lip; const A *const ap = &gA; const int &v9 = ap->x; int *const np = pp ? &gv : &gv; int &v10 = *np;
  run([=] __device__ { return v1; }); run([=] __device__ { return v2; }); run([=] __device__ { return v3; }); run([=] __device__ { return v4; }); run([=] __device__ { return v5; });
  run([=] __device__ { return v6; }); run([=] __device__ { return v7; }); run([=] __device__ { return v8; }); run([=] __device__ { return v9; }); run([=] __device__ { return v10; });
  int *const w1 = &gv; constexpr int *w2 = &gv; const int *const w3 = w1; int *w4 = &gv; const char *const w5 = "a"; int *const w6 = garr; void (*const w7)() = nullptr; int A::*const w8 = &A::x; const double w9 = 2.0; const float w10 = pa.x; const A w11 = gA; const bool w12 = true;
  run([=] __device__ { return w1; }); run([=] __device__ { return w2; }); run([=] __device__ { return w3; }); run([=] __device__ { return w4; }); run([=] __device__ { return w5; }); run([=] __device__ { return w6; }); run([=] __device__ { return w7; }); run([=] __device__ { return w8; }); run([=] __device__ { return w9; }); run([=] __device__ { return w10; }); run([=] __device__ { return w11.x; }); run([=] __device__ { return w12; });
  run([=] __device__ { return *w1 + w2[0]; });
}
template <class T> void g(T t) {
  static A sA; auto &[a1, a2] = gA; auto &[k1, k2] = sA; auto &[m1, m2] = TS<int>::sA; auto &[n1, n2] = TS<T>::cA; auto &[q1, q2] = t; const auto &[r1, r2] = gxA; auto [s1, s2] = gA; R u1 = gv; TR<int> u2 = gv; TR<T> u3 = gv; decltype(auto) u4 = (gA.x); R u5 = t; decltype((gv)) u6 = gv; decltype((t)) u7 = t;
  run([=] __device__ { return a1 + a2; });
  run([=] __device__ { return k1 + k2; });
  run([=] __device__ { return n1 + n2; });
  run([=] __device__ { return q1 + q2; });
  run([=] __device__ { return r1 + r2; });
  run([=] __device__ { return s1 + s2; });
  run([=] __device__ { return u1; }); run([=] __device__ { return u2; }); run([=] __device__ { return u3; }); run([=] __device__ { return u4; }); run([=] __device__ { return u5; }); run([=] __device__ { return u6; }); run([=] __device__ { return u7; });
}
