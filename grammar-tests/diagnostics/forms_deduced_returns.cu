// std: 20
// deduced return types in every form
auto f1() { auto a = [] __device__ () {}; return 1; }
decltype(auto) f2() { auto a = [] __device__ () {}; return 1; }
auto f3() -> int { auto a = [] __device__ () {}; return 1; }
auto *f4() { auto a = [] __device__ () {}; static int x; return &x; }
const auto &f5() { auto a = [] __device__ () {}; static int x; return x; }
auto f6() -> auto { auto a = [] __device__ () {}; return 1; }
auto f7() -> decltype(auto) { auto a = [] __device__ () {}; return 1; }
template <class T> concept Any = true;
Any auto f8() { auto a = [] __device__ () {}; return 1; }
template <class T> auto f9(T t) -> decltype(t) { auto a = [] __device__ () {}; return t; }
template <class T> auto f10(T t) { auto a = [] __device__ () {}; return t; }
struct S { auto m() { auto a = [] __device__ () {}; return 1; } operator auto() { auto a = [] __device__ () {}; return 1; } auto n() const; static auto s() { auto a = [] __device__ () {}; }
  auto operator+(int) { auto a = [] __device__ () {}; return 1; } auto operator()() -> int { auto a = [] __device__ () {}; return 1; } };
auto S::n() const { auto a = [] __device__ () {}; return 1; }
inline static constexpr auto f11() { auto l = [] { auto a = [] __host__ __device__ () {}; return 1; }; return l(); }
auto (*f12())() -> int { auto a = [] __device__ () {}; return 0; }
auto main() -> int { auto a = [] __device__ () {}; }
std::nullptr_t f13() { auto g = []() -> auto { auto a = [] __device__ () {}; return 1; }; return nullptr; }
__host__ __device__ auto f14() { auto a = [] __device__ () {}; return 1; }
__device__ auto f15() { auto a = [] __device__ () {}; return 1; }
