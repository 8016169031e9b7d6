// std: 17
// rank through typedefs, members, references, parameters, implicit captures, auto
typedef int A4[1][1][1][1];
typedef A4 A8[1][1][1][1];
using A7 = A4[1][1][1];
template <class T> using Two = T[2][2];
struct H { int m[1][1][1][1][1][1][1][1]; };
void f(int par[1][1][1][1][1][1][1][1]) {
  A8 a; A4 b[1][1][1]; A4 c[1][1][1][1]; A7 d; A7 e[2]; const A8 ca = {}; Two<Two<Two<Two<int>>>> t; H h; H hh[2];
  auto &r = a; auto p = a; decltype(a) q; A8 *pp = &a; int *x[1][1][1][1][1][1][1][1]; int (*y)[1][1][1][1][1][1][1][1];
  static A8 st; extern A8 ex;
  auto l1 = [a] __device__ () {}; auto l2 = [b] __device__ () {};
  auto l3 = [c] __device__ () {};
  auto l4 = [d] __device__ () {};
  auto l5 = [e] __device__ () {};
  auto l6 = [ca] __device__ () {};
  auto l8 = [h, hh] __device__ () {};
  auto l9 = [p, pp, y] __device__ () {};
  auto l10 = [q] __device__ () {};
  auto l11 = [x] __device__ () {};
  auto l12 = [=] __device__ () { return a[0]; };
  auto l13 = [=] __device__ () { return sizeof(a) + st[0] - ex[0]; };
  auto l14 = [=] __host__ __device__ () { return c[0] - e[0][0]; };
  auto l15 = [par] __device__ () {};
  auto l16 = [&a] __device__ () {};
}
