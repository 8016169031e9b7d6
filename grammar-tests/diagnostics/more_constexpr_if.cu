// std: 20
// first captures in if constexpr: conditions, initialisers, nested lambdas, else chains, loops, members, dependent code
template <class T> constexpr bool v = true; template <class T> __host__ __device__ constexpr int sz(const T &) { return 1; }
struct S { int m; static int sm; int g(); template <int N> void f(int a, const int c, S *s) {
  auto l1 = [=, this] __device__ () { if constexpr (N) return m; return 0; };
  auto l2 = [=] __device__ () { if constexpr (N) { return a; } else return c; };
  auto l3 = [=] __device__ () { if constexpr (N) { return 1; } else if constexpr (N > 2) { return a; } else { return 2; } };
  auto l4 = [=] __device__ () { if constexpr (sizeof(a)) { return 1; } return 0; };
  auto l5 = [=] __device__ () { if constexpr (int q = N; q) { return a; } return a; };
  auto l6 = [=] __device__ () { for (int i = 0; i < a; ++i) { if constexpr (N) { int b = a; } } };
  auto l7 = [=] __device__ () { if constexpr (N) { for (;;) { int b = a; } } };
  auto l8 = [=] __device__ () { auto in = [=] { if constexpr (N) { return a; } return 0; }; };
  auto l9 = [=] __device__ () { if constexpr (N) { auto in = [=] { return a; }; } };
  auto l10 = [=] __device__ () { if constexpr (N) { auto in = [a] { return a; }; } };
  auto l11 = [=] __device__ () { if constexpr (N) { auto in = [b = a] { return b; }; } };
  auto l12 = [=] __device__ () { if constexpr (N) { int a = 3; return a; } };
  auto l13 = [=] __device__ () { (void)a; if constexpr (N) { return a; } };
  auto l14 = [=] __device__ () { int z = a; if constexpr (N) { return a + c; } };
  auto l15 = [a] __device__ () { if constexpr (N) { return a; } };
  auto l16 = [=, q = a] __device__ () { if constexpr (N) { return q + a; } };
  auto l17 = [=] __device__ (int p = 1) { if constexpr (N) { return p; } };
  auto l18 = [=] __device__ () { if (N) { return a; } };
  auto l19 = [=] __device__ () { if constexpr (N) { return s->m; } };
  auto l20 = [=] __device__ () { if constexpr (N) { return sm; } };
  auto l21 = [=] __device__ () { if constexpr (N) { return g(); } };
  auto l22 = [=] __device__ () { if constexpr (N) { return this->m; } };
  auto l23 = [=] __device__ () { if constexpr (v<decltype(a)>) { return decltype(c){}; } };
  auto l24 = [=] __device__ () { if constexpr (requires { a + 1; }) { return 1; } };
  auto l25 = [=] __device__ () { switch (N) { case 1: if constexpr (N) return a; } };
  auto l26 = [=] __host__ __device__ () { if constexpr (N) { return a; } else { return a; } };
  auto l27 = [=] __device__ () { if constexpr (N) { return sizeof(a); } };
  auto l28 = [=] __device__ () { constexpr int k = 3; if constexpr (k) { return k; } };
  auto l29 = [&] __device__ () { if constexpr (N) { return a; } };
  auto l30 = [=] __device__ () { if constexpr (N) { [=](auto z) { return a + z; }(1); } };
  auto l31 = [=] __device__ () { return N ? a : 0; };
  auto l32 = [=] __device__ () { if constexpr (N) if constexpr (N > 1) return a; };
  auto l33 = [=] __device__ () { auto in = [=] { return a; }; if constexpr (N) return a; };
  auto l34 = [=] __device__ () { if constexpr (N) { struct L { int a; int z() { return a; } }; } };
  auto l35 = [=] __device__ () { if constexpr (constexpr int w = N; w) { return w; } };
  auto l36 = [=] __device__ () { if constexpr (N) { return c; } };
  if constexpr (N) { auto l37 = [=] __device__ () { return a; }; }
  if constexpr (N) { auto l38 = [=] __device__ () { if constexpr (N) { return a; } }; }
} };
void nt(int a) {
  constexpr int N = 2; const int c = 3; static int st;
  auto l1 = [=] __device__ () { if constexpr (N) { return a; } };
  auto l2 = [=] __device__ () { if constexpr (c == 3) { return st; } };
  auto l3 = [=] __device__ () { if constexpr (c) { return c; } };
  auto l4 = [=] __device__ () { if constexpr (true) { int b[c]; return b[0]; } };
  auto l5 = [=] __device__ () { if constexpr (true) { const int &r = c; } };
  auto l6 = [=] __device__ () { if constexpr (sz(3)) { goto x; } x: return a; };
}
