// std: 17
// references to constant arrays, through aliases
int ga[3]; typedef int A3[3]; const A3 &c1 = ga; const int (&c2)[3] = ga; const A3 ca = {}; const A3 &c3 = ca; using CA = const int[3]; CA &c4 = ca; CA &c5 = ga; extern const A3 &c6;
void f() {
  static const A3 &c7 = ga;
  auto l1 = [v = c1] __device__ () {};
  auto l2 = [v = c2] __device__ () {};
  auto l3 = [v = c3] __device__ () {};
  auto l4 = [v = c4] __device__ () {};
  auto l5 = [v = c5] __device__ () {};
  auto l6 = [v = c6] __device__ () {};
  auto l7 = [v = c7] __device__ () {};
}
