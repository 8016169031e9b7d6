// std: 17
// arrays of more than 7 dimensions through aliases, in messages
typedef float F2[2][2]; using F4 = F2[2][2]; namespace n { struct C {}; using D = C; typedef int I; } typedef const int CI; template <class T> using A4 = T[1][1][1][1];
void f() {
  F4 a[1][1][1][1]; const F4 b[1][1][1][1] = {}; n::C c[1][1][1][1][1][1][1][1]; n::D d[1][1][1][1][1][1][1][1]; n::I e[1][1][1][1][1][1][1][1]; CI g[1][1][1][1][1][1][1][1] = {}; A4<A4<int>> h; A4<int> i[1][1][1][1]; const int j[1][1][1][1][1][1][1][1] = {}; unsigned k[1][1][1][1][1][1][1][1]; F4 *l[1][1][1][1][1][1][1][1]; int *m[1][1][1][1][1][1][1][1]; auto &o = a; decltype(a) p; F4 (&q)[1][1][1][1] = a; A4<A4<F4>> r; using Loc = F4[1][1][1][1]; Loc s; std::size_t t[1][1][1][1][1][1][1][1];
  auto l1 = [a] __device__ () {};
  auto l2 = [b] __device__ () {};
  auto l3 = [c] __device__ () {};
  auto l4 = [d] __device__ () {};
  auto l5 = [e] __device__ () {};
  auto l6 = [g] __device__ () {};
  auto l7 = [h] __device__ () {};
  auto l8 = [i] __device__ () {};
  auto l9 = [j] __device__ () {};
  auto m1 = [k] __device__ () {};
  auto m2 = [l] __device__ () {};
  auto m3 = [m] __device__ () {};
  auto m4 = [p] __device__ () {};
  auto m5 = [r] __device__ () {};
  auto m6 = [s] __device__ () {};
  auto m7 = [t] __device__ () {};
}
template <class T> void g() { T a[1][1][1][1][1][1][1][1]; T *b[1][1][1][1][1][1][1][1]; 
  auto l1 = [a] __device__ () {};
  auto l2 = [b] __device__ () {}; }
