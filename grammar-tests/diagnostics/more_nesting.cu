// std: 20
// extended lambdas in lambdas: generic, host-device, device, host, in arguments, captures, default arguments, templates, local classes
template <class F> void run(F); template <class F> auto id(F f) { return f; }
void f(int n) {
  auto g1 = [](auto x) { auto l = [] __device__ () {}; };
  auto g2 = []<class T>(T x) { auto l = [] __device__ () {}; };
  auto g3 = [](auto... x) { return [] { auto l = [] __device__ () {}; }; };
  auto g4 = [] { auto q = [](auto x) { auto l = [] __host__ __device__ () {}; }; };
  auto g5 = [] __host__ (auto x) { auto l = [] __device__ () {}; };
  auto g6 = [] __device__ (auto x) { auto l = [&] __device__ () {}; };
  auto h2 = [] __host__ __device__ () { auto q = [] { auto l = [] __device__ () {}; }; };
  auto h3 = [] __host__ __device__ () { auto q = [] __host__ __device__ () { auto l = [] __device__ () {}; }; };
  auto h4 = [] __host__ __device__ () { auto q = [] __device__ () { auto l = [] __device__ () {}; }; };
  auto h5 = [] __device__ () { auto q = [] __host__ __device__ () { auto l = [] __device__ () {}; }; };
  auto h6 = [] __device__ () { auto q = [] __host__ () { auto l = [&] __device__ () {}; }; };
  auto h7 = [] __host__ __device__ () { auto q = [](auto x) { auto l = [] __device__ () {}; }; };
  auto h8 = [](auto y) { auto q = [] __host__ __device__ () { auto l = [] __device__ () {}; }; };
  auto c1 = [v = [] __device__ () {}] __device__ () {};
  auto c2 = [v = [] __host__ __device__ () {}] __host__ __device__ () {};
  auto c3 = [v = [&] __device__ () {}](auto x) {};
  auto d2 = [] __host__ __device__ (int a = [] __device__ () { return 1; }()) {};
  auto d3 = [](auto x, int a = ([] __device__ () {}, 1)) {};
  run([] { run([] __device__ () {}); });
  run([=] { run([=] __device__ () { return n; }); });
  run([&] { run([=] __device__ () { return n; }); });
  run([&](auto x) { run([&] __device__ () { return n; }); });
  run([] __host__ __device__ () { run([&, v = 1] __host__ __device__ (auto x) {}); });
  struct L { void m() { auto l = [] __device__ () {}; [](auto x) { auto l = [] __device__ () {}; }; } int k = [] __device__ () { return 1; }(); };
  auto inl = [] { struct L { void m() { auto l = [] __device__ () {}; } }; };
  auto ing = [](auto x) { struct L { void m() { auto l = [] __device__ () {}; } }; };
  auto inh = [] __host__ __device__ () { struct L { void m() { auto l = [] __device__ () {}; } }; };
  auto ind = [] __device__ () { struct L { void m() { auto l = [&] __device__ () {}; } }; };
  id([](auto x) { return x; })([] __device__ () {});
  decltype([] __device__ () {}) dt;
  using T = decltype([](auto x) { auto l = [] __device__ () {}; });
  static auto st = [] { auto l = [] __device__ () {}; return 1; }();
  auto tr = []() -> decltype([] __device__ () {}) { return {}; };
}
auto ns1 = [] { auto l = [] __device__ () {}; return 1; }();
auto ns2 = [] __device__ () { auto l = [&] __device__ () {}; };
auto ns3 = [] __host__ __device__ () { auto l = [&] __device__ () {}; };
auto ns4 = [](auto x) { auto l = [&] __device__ () {}; };
auto ns5 = [] { return [] { auto l = [&x = ns1] __host__ __device__ (auto) constexpr {}; }; };
template <class T> auto vt = [] { auto l = [] __device__ () {}; return 1; }();
struct M {
  int a = [] __device__ () { return 1; }(); int b = [] { auto l = [] __device__ () {}; return 1; }(); static inline int c = [] { auto l = [] __device__ () {}; return 1; }();
  M(int x = [] { auto l = [] __device__ () {}; return 1; }()) : a([] __device__ () { return 1; }()), b([] { return [] __device__ () {}; }, 1) {}
  void f(int x = [] { auto l = [] __device__ () {}; return 1; }());
  ~M() { [] { auto l = [] __device__ () {}; }; }
};
void da(int x = [] { auto l = [] __device__ () {}; return 1; }(), int y = [] __device__ () { return 1; }());
template <class T = decltype([] { auto l = [] __device__ () {}; })> void ta();
__device__ auto dv = [] { auto l = [] __device__ () {}; return 1; };
__device__ void df() { [] { auto l = [&] __device__ () {}; }; [] __host__ () { int n; auto l = [&n] __device__ () {}; }; [](auto x) { auto l = [&] __device__ () {}; }; }
__global__ void gf() { auto l = [&] __device__ () {}; }
__host__ __device__ void hdf() { auto l = [&] __device__ () {}; [](auto x) { auto l = [&] __device__ () {}; }; }
__device__ __host__ auto hdd() { auto l = [] __host__ __device__ () {}; return 1; }
