// std: 20
// where no extended lambda may stand, its list is not looked at, but the captures of its body are
struct S { int m; };
template <class... T> void f(T... ts) {
  int a8[1][1][1][1][1][1][1][1]; struct L { int x; } loc; int n; struct ND { ND(int); }; S gl;
  auto g1 = [=](auto x) { auto l = [=] __device__ () { return a8[0]; }; };
  auto g2 = [=](auto x) { auto l = [=] __device__ () { return loc.x; }; };
  auto g3 = [=](auto x) { auto l = [=] __device__ () { if constexpr (1) return n; }; };
  auto g4 = [=](auto x) { auto l = [=] __device__ () { return (ts + ...); }; };
  auto g5 = [=](auto x) { auto l = [&] __device__ () { return (ts + ...); }; };
  auto g6 = [=](auto x) { auto l = [&] __device__ () { return a8[0]; }; };
  auto g7 = [=](auto x) { auto l = [a8, loc, ts...] __device__ () { return 1; }; };
  auto g8 = [=](auto x) { auto l = [&] __device__ () { return [&] { return n; }(); }; };
  auto g9 = [=](auto x) { auto l = [&] __device__ () { return n + n + loc.x; }; };
  auto h1 = [=] __host__ __device__ () { auto l = [=] __device__ () { return loc.x; }; };
}
void nt() {
  int a8[1][1][1][1][1][1][1][1]; struct L { int x; } loc; int n; const int c = 3; static int st;
  auto g1 = [=](auto x) { auto l = [=] __device__ () { return a8[0]; }; };
  auto g2 = [=](auto x) { auto l = [=] __device__ () { return loc.x; }; };
  auto g3 = [=](auto x) { auto l = [=] __device__ () { if constexpr (1) return n; }; };
  auto g7 = [=](auto x) { auto l = [a8, loc] __device__ () { return 1; }; };
  auto g8 = [=](auto x) { auto l = [&] __device__ () { return [&] { return n; }(); }; };
  auto g9 = [=](auto x) { auto l = [&] __device__ () { return c + st; }; };
  auto g10 = [=](auto x) { auto l = [&, n] __device__ () { return c + n; }; };
  auto g11 = [=](auto x) { auto l = [&, n] __device__ () { if constexpr (1) { return c + n; } }; };
  auto h1 = [=] __host__ __device__ () { auto l = [=] __device__ () { return loc.x + a8[0]; }; };
  auto h2 = [=] __host__ __device__ () { auto l = [=] __device__ () { if constexpr (1) return n; }; };
  auto h3 = [=] __host__ __device__ () { auto l = [&] __device__ () { return n; }; };
}
auto z1 = [](int p) { int m; auto l = [&] __device__ () { return m + p; }; };
auto z2 = [](int p) { int m; auto l = [=] __device__ () { if constexpr (1) return m + p; }; };
auto z3 = [](int p) { struct L { int x; } m; auto l = [=] __device__ () { return m; }; };
auto z4 = [](int p) { int m; auto l = [&m, &q = p] __device__ () { return m + q; }; };
struct Q { int m; void f() { auto g = [=, this](auto x) { auto l = [&] __device__ () { return m; }; auto k = [=] __device__ () { return m; }; }; } };
