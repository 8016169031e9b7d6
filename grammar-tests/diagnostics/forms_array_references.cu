// std: 17
// references to arrays everywhere, in init-captures
struct L0 { }; int ga[3]; int (&gr)[3] = ga; static int (&sgr)[3] = ga; int (&fn())[3]; struct M { int (&mr)[3]; int (&get())[3]; static int (&sr)[3]; }; typedef int A3[3]; A3 &tr = ga; const A3 &ctr = ga; A3 &fn2(); auto &agr = ga;
void f(int (&a)[3], A3 &b, const int (&c)[3], int (&&d)[3], M m) {
  int loc[3]; int (&l)[3] = a; const int (&cl)[3] = loc; static int (&s)[3] = a; A3 &tl = a; auto &al = a; auto &&al2 = a; decltype(a) dl = a; int (*pa)[3] = &a; int (&dp)[3] = *pa; 
  auto l1 = [v = a, w = b] __device__ () {};
  auto l2 = [v = c, w = d] __device__ () {};
  auto l3 = [v = l] __device__ () {};
  auto l4 = [v = cl] __device__ () {};
  auto l5 = [v = s] __device__ () {};
  auto l6 = [v = tl, w = al, x = al2] __device__ () {};
  auto l7 = [v = dl] __device__ () {};
  auto l8 = [v = dp, w = *pa] __device__ () {};
  auto l9 = [v = gr] __device__ () {};
  auto m1 = [v = sgr] __device__ () {};
  auto m2 = [v = tr, w = ctr] __device__ () {};
  auto m4 = [v = fn2()] __device__ () {};
  auto m5 = [v = m.mr] __device__ () {};
  auto m6 = [v = m.get()] __device__ () {};
  auto m7 = [v = M::sr] __device__ () {};
  auto m8 = [v = agr] __device__ () {};
  auto m9 = [l, cl, tl, al, a] __device__ () {};
}
