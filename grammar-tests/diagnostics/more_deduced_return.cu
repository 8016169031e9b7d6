// std: 20
// deduced return types in every spelling; those that are not deduced
template <class T> concept C = true;
auto a() { auto l = [] __device__ () {}; return 1; }
decltype(auto) b() { auto l = [] __device__ () {}; return 1; }
auto *c(int *p) { auto l = [] __device__ () {}; return p; }
const auto &d(const int &p) { auto l = [] __device__ () {}; return p; }
auto e() -> auto { auto l = [] __device__ () {}; return 1; }
auto f() -> decltype(auto) { auto l = [] __device__ () {}; return 1; }
C auto g() { auto l = [] __device__ () {}; return 1; }
auto h() -> C auto { auto l = [] __device__ () {}; return 1; }
auto i() -> decltype(1) { auto l = [] __device__ () {}; return 1; }
static inline auto j() { auto l = [] __device__ () {}; return 1; }
inline auto k() noexcept -> const auto * { auto l = [] __device__ () {}; static int x; return &x; }
template <class T> auto m(T t) { auto l = [] __device__ () {}; return t; }
template <class T> auto n(T t) -> T { auto l = [] __device__ () {}; return t; }
struct S {
  auto a() const { auto l = [] __device__ () {}; return 1; }
  operator auto() { auto l = [] __device__ () {}; return 1; }
  static auto s();
  auto t() -> int;
  auto operator()(int) { auto l = [] __device__ () {}; return 1; }
  decltype(auto) operator[](int) { auto l = [] __device__ () {}; return 1; }
};
auto S::s() { auto l = [] __device__ () {}; return 1; }
auto S::t() -> int { auto l = [] __device__ () {}; return 1; }
auto (*o())() -> int { auto l = [] __device__ () {}; return nullptr; }
auto (p)() { auto l = [] __device__ () {}; return 1; }
auto q() -> int (*)() { auto l = [] __device__ () {}; return nullptr; }
auto r(int x = 3) { if (x) { auto l = [] __host__ __device__ () {}; } return x; }
[[nodiscard]] auto s() { auto l = [] __device__ () {}; return 1; }
volatile auto t() { auto l = [] __device__ () {}; return 1; }
decltype(1 + 1) u() { auto l = [] __device__ () {}; return 1; }
