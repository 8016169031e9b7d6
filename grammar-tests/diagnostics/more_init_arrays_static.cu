// std: 17
// an array with static storage has decayed before an init-capture sees it
struct M { int a[2]; static int d[5]; }; M gm; int (*gp)[3]; int (&gr)[3] = *gp; const int gc[2] = {}; constexpr int gk[2] = {}; M ga[2]; int (&fr())[3]; int g2[2][3];
void f(int n, M *pm) {
  static M sm; static int (&sr)[3] = *gp; int (&lr)[3] = *gp; int loc[3]; int (&ll)[3] = loc; thread_local int tl[2];
  auto l1 = [v = M::d] __device__ () {};
  auto l2 = [v = gm.a] __device__ () {};
  auto l5 = [v = gc] __device__ () {};
  auto l6 = [v = gk] __device__ () {};
  auto l7 = [v = ga[1].a] __device__ () {};
  auto l9 = [v = g2[n]] __device__ () {};
  auto l10 = [v = g2[1]] __device__ () {};
  auto l11 = [v = sm.a] __device__ () {};
  auto l14 = [v = ll] __device__ () {};
  auto l15 = [v = tl] __device__ () {};
  auto l16 = [v = pm->d] __device__ () {};
  auto l17 = [v = (gm.a)] __device__ () {};
  auto l18 = [v(gc)] __device__ () {};
  auto l19 = [v = n ? gc : gk] __device__ () {};
  auto l20 = [v = (n, gc)] __device__ () {};
  auto l21 = [v{gc}] __device__ () {};
  auto l22 = [v{loc}] __device__ () {};
  auto l24 = [v = gm] __device__ () {};
}
