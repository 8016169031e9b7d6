// std: 17
// members, statics, temporaries, control variables
#include <utility>
#include <array>
template <class F> int run(F) { return 0; }
int gv; int ga[4]; const char *const gstr = "abc"; constexpr const char *gcs = "abc"; static const char gar[] = "abc"; std::array<int, 3> sarr; std::pair<int, int> gpr; struct G { int m; static int s; int &rm = gv; static int &sr; static constexpr int K = 1; int bf : 3; G *next; static G inst; static G &get() { return inst; } operator int *() { return 0; } } gz, gzz[2]; constexpr int kk = 1; extern const int ke; extern int gx[]; static int *gnull = nullptr; int *const gcopy = gnull; constexpr G *gzp = &gz; int G::*const gpm = &G::m; void gf(); int gover(int); int gover(float); namespace ns { int v; G g; namespace deep { int w; } } using ns::v; namespace al = ns; template <class T> struct TS { static T val; static int ival; }; template <class T> T tvar; enum E { e0 }; E ge; typedef int (*FP)(int); FP gfp; int *garrp[3]; int g2[2][2];
void f(int a, G p, G *pp) {
  static int sl; static G sg; static int sarr2[3]; const int ci = 1; static const int sci = 2; thread_local int tl; extern int gv2; using ns::deep::w; static int &slr = gv; constexpr int &cr = gv; const int cna = a;
  const char &r1 = *gcs; const char &r2 = gcs[1]; const char &r3 = gar[1]; const char (&r4)[4] = gar; int &r5 = sarr[1]; int &r6 = std::get<0>(sarr); int &r7 = gpr.first; int &r8 = std::get<1>(gpr); int &r9 = gz.rm; int &r10 = G::sr;
  const int &r11 = G::K; G &r12 = gz; int &r13 = gzz[1].m; int &r14 = gz.next->m; G &r15 = G::inst; G &r16 = G::get(); const int &r17 = ke; int &r18 = gx[1]; int &r19 = *gcopy; int &r20 = gzp->m;
  int &r21 = gz.*gpm; void (&r22)() = gf; int (&r23)(int) = gover; int &r24 = ns::v; int &r25 = v; int &r26 = al::v; int &r27 = al::g.m; int &r28 = w; int &r29 = ns::deep::w; int &r30 = TS<int>::val;
  int &r31 = TS<float>::ival; int &r32 = tvar<int>; E &r33 = ge; FP &r34 = gfp; int *&r35 = garrp[1]; int (&r36)[2] = g2[1]; int &r37 = g2[1][0]; int &r38 = sl; G &r39 = sg; int &r40 = sg.m;
  int &r41 = sarr2[1]; const int &r42 = sci; int &r43 = tl; int &r44 = gv2; int &r45 = slr; int &r46 = cr; int &&r47 = std::move(gv); int &r48 = std::ref(gv); auto &r49 = std::as_const(gv); auto &&r50 = std::forward<int &>(gv);
  const int &r51 = gz.bf; int &r52 = pp->s; int &r53 = pp->m; int &r54 = p.rm; const auto &r55 = gv; const auto &r56 = 3; const auto &r57 = gv + 1; auto &r58 = gzz; auto &&r59 = gf; auto &r60 = *gzz;
  int &r61 = gzz->m; int &r62 = (gzz + 1)->m; int &r63 = ga[ci]; int &r64 = ga[sci]; int &r65 = ga[cna]; int &r66 = ga[e0]; int &r67 = ga[G::K]; int &r68 = ga[sizeof(int) - 3]; int &r69 = ga[ke]; int &r70 = ga[4];
  volatile int &r71 = gv; const volatile int &r72 = gv; int const &r73 = gv; int &r74 = (a, gv); int &r75 = (gf(), gv); int &r76 = gv += 1; const float &r77 = gv; const E &r78 = ge; const int &r79 = ge; const G &r80 = {}; void *const &r81 = nullptr; int *const &r82 = &gv; const int *const &r83 = &gv; decltype(auto) r84 = gz; decltype((gv)) r85 = gv; auto *const &r86 = gzp; std::pair<int, int> &r87 = gpr; const std::pair<int, int> &r88 = gpr; const std::array<int, 3> &r89 = sarr; std::array<int, 3>::value_type &r90 = gv; size_t const &r91 = 3; auto &r92 = gz.next; auto &r93 = gz.s; auto &r94 = __func__; const auto &r95 = "lit"; auto &&r96 = "lit"; int &r97 = *(&gv); int &r98 = **&garrp[0]; int &r99 = *std::addressof(gv); int &r100 = [&]() -> int & { return gv; }();
  run([=] __device__ { return (void)r1; });
  run([=] __device__ { return (void)r2; });
  run([=] __device__ { return (void)r3; });
  run([=] __device__ { return (void)r4; });
  run([=] __device__ { return (void)r7; });
  run([=] __device__ { return (void)r9; });
  run([=] __device__ { return (void)r10; });
  run([=] __device__ { return (void)r12; });
  run([=] __device__ { return (void)r13; });
  run([=] __device__ { return (void)r14; });
  run([=] __device__ { return (void)r15; });
  run([=] __device__ { return (void)r16; });
  run([=] __device__ { return (void)r17; });
  run([=] __device__ { return (void)r18; });
  run([=] __device__ { return (void)r19; });
  run([=] __device__ { return (void)r20; });
  run([=] __device__ { return (void)r22; });
  run([=] __device__ { return (void)r23; });
  run([=] __device__ { return (void)r24; });
  run([=] __device__ { return (void)r25; });
  run([=] __device__ { return (void)r26; });
  run([=] __device__ { return (void)r27; });
  run([=] __device__ { return (void)r29; });
  run([=] __device__ { return (void)r30; });
  run([=] __device__ { return (void)r31; });
  run([=] __device__ { return (void)r32; });
  run([=] __device__ { return (void)r33; });
  run([=] __device__ { return (void)r34; });
  run([=] __device__ { return (void)r35; });
  run([=] __device__ { return (void)r36; });
  run([=] __device__ { return (void)r37; });
  run([=] __device__ { return (void)r38; });
  run([=] __device__ { return (void)r39; });
  run([=] __device__ { return (void)r40; });
  run([=] __device__ { return (void)r41; });
  run([=] __device__ { return (void)r42; });
  run([=] __device__ { return (void)r43; });
  run([=] __device__ { return (void)r44; });
  run([=] __device__ { return (void)r45; });
  run([=] __device__ { return (void)r46; });
  run([=] __device__ { return (void)r47; });
  run([=] __device__ { return (void)r49; });
  run([=] __device__ { return (void)r50; });
  run([=] __device__ { return (void)r51; });
  run([=] __device__ { return (void)r52; });
  run([=] __device__ { return (void)r53; });
  run([=] __device__ { return (void)r54; });
  run([=] __device__ { return (void)r55; });
  run([=] __device__ { return (void)r56; });
  run([=] __device__ { return (void)r57; });
  run([=] __device__ { return (void)r58; });
  run([=] __device__ { return (void)r59; });
  run([=] __device__ { return (void)r60; });
  run([=] __device__ { return (void)r61; });
  run([=] __device__ { return (void)r62; });
  run([=] __device__ { return (void)r63; });
  run([=] __device__ { return (void)r64; });
  run([=] __device__ { return (void)r65; });
  run([=] __device__ { return (void)r66; });
  run([=] __device__ { return (void)r67; });
  run([=] __device__ { return (void)r68; });
  run([=] __device__ { return (void)r69; });
  run([=] __device__ { return (void)r70; });
  run([=] __device__ { return (void)r71; });
  run([=] __device__ { return (void)r72; });
  run([=] __device__ { return (void)r73; });
  run([=] __device__ { return (void)r74; });
  run([=] __device__ { return (void)r76; });
  run([=] __device__ { return (void)r77; });
  run([=] __device__ { return (void)r78; });
  run([=] __device__ { return (void)r79; });
  run([=] __device__ { return (void)r80; });
  run([=] __device__ { return (void)r81; });
  run([=] __device__ { return (void)r82; });
  run([=] __device__ { return (void)r83; });
  run([=] __device__ { return (void)r84; });
  run([=] __device__ { return (void)r85; });
  run([=] __device__ { return (void)r86; });
  run([=] __device__ { return (void)r87; });
  run([=] __device__ { return (void)r88; });
  run([=] __device__ { return (void)r89; });
  run([=] __device__ { return (void)r90; });
  run([=] __device__ { return (void)r91; });
  run([=] __device__ { return (void)r92; });
  run([=] __device__ { return (void)r93; });
  run([=] __device__ { return (void)r94; });
  run([=] __device__ { return (void)r95; });
  run([=] __device__ { return (void)r96; });
  run([=] __device__ { return (void)r97; });
  run([=] __device__ { return (void)r99; });
  auto l1 = [&q = gv, &z = a] { run([=] __device__ { return q + z; }); };
  auto l2 = [&q = gv](int &w = gv) { int &k = gv; run([=] __device__ { return q + w + k; }); };
  for (auto &x : ga) run([=] __device__ { return x; });
  if (int &x = gv) run([=] __device__ { return x; });
  if (int &x = gv; true) run([=] __device__ { return x; });
  switch (int &x = gv; x) { default: run([=] __device__ { return x; }); }
  try { throw 1; } catch (int &x) { run([=] __device__ { return x; }); }
}
struct SM { void m() { static int sl; int &r = sl; int &q = gv; run([=] __device__ { return r + q; }); } };
template <class T> struct TM { static int st; static const int sc = 1; int mm; void m() { static int sl; int &r = sl; int &q = gv; int &s = st; int &u = ga[sc]; int &t = TM::st; int &x = ga[kk]; const int &y = kk; int *const &z = &gv; int &aa = TS<int>::ival; run([=] __device__ { return (r, q, s, u, t, x, y, z, aa); }); } template <class U> void n() { static int sl; int &r = sl; int &q = gv; run([=] __device__ { return (r, q); }); } static void o() { int &q = st; auto &p = st; run([=] __device__ { return q + p; }); } };
template <int N> void tn() { int &a = ga[N]; int &b = ga[1]; const int &c = N; int &d = N ? gv : gv; auto &e = ga; int &f = *ga; int &g = ga[kk + 1]; int &h = gz.m; const int &i = gz.m; G &j = gz; const G &k = gz; int &l = gzz[1].m; run([=] __device__ { return (a, b, c, d, e, f, g, h, i, j, k, l); }); }
auto gl = [](auto x) { return x; };
void gen() { auto l = [](int z) { static int sl; int &r = sl; int &q = gv; run([=] __device__ { return r + q + z; }); }; }
