// std: 20
// constexpr, consteval, misplaced annotations, attributes, generic host-device lambdas, unusual heads
#define HD __host__ __device__
#define DEV __device__
void f(int n) {
  auto l1 = [] __device__ () constexpr { return 1; };
  auto l2 = [] __device__ () consteval { return 1; };
  auto l3 = [] HD () constexpr noexcept -> int { return 1; };
  auto l4 = [] DEV () mutable constexpr { return 1; };
  auto l5 = [] DEV () constexpr mutable { return 1; };
  auto l6 = [] __device__ constexpr { return 1; };
  auto l7 = [] () DEV { return 1; };
  auto l8 = [] () HD { return 1; };
  auto l9 = [] () mutable __device__ { return 1; };
  auto l10 = [] () __device__ -> int { return 1; };
  auto l11 = [] DEV () __host__ { return 1; };
  auto l12 = [] DEV () __device__ { return 1; };
  auto l14 = [] DEV [[nodiscard]] () { return 1; };
  auto l15 = [] [[nodiscard]] DEV () { return 1; };
  auto l16 = [] <class T> DEV (T) { return 1; };
  auto l17 = [] DEV <class T> (T) { return 1; };
  auto l18 = [] HD <class T> (T) { return 1; };
  auto l19 = [] HD (auto x) { return 1; };
  auto l20 = [] HD (auto &&...x) { return 1; };
  auto l21 = [] HD <int N> () { return 1; };
  auto l22 = [] HD (decltype(auto) (*x)) { return 1; };
  auto l23 = [] __host__ (auto x) { return 1; };
  auto l24 = [] __device__ __device__ __host__ () { return 1; };
  auto l25 = [] DEV
    ()
    constexpr
    { return 1; };
  auto l26 = [&n] __attribute__((device)) () constexpr { return n; };
  auto l27 = [] __attribute__((device, host)) (auto x) { return 1; };
  auto l29 = [] DEV (int x = 3) static { return 1; };
  auto l30 = [] () noexcept __device__ { return 1; };
  auto l31 = [] DEV { return 1; };
  auto l32 = [] HD mutable { return 1; };
  auto l33 = [] HD -> int { return 1; };
  auto l34 = [] __host__ () constexpr { return 1; };
  auto l35 = [] DEV (auto x) constexpr { return 1; };
  auto l36 = [] HD (auto x) constexpr { return 1; };
  auto l37 = [] HD <class T> requires true (T) { return 1; };
  auto l38 = [] () [[maybe_unused]] __device__ { return 1; };
}
constexpr auto ns = [] __device__ () constexpr { return 1; };
auto ns2 = [] () __device__ { return 1; };
__device__ void df() { auto a = [] DEV () constexpr { return 1; }; auto b = [] () DEV { return 1; }; auto c = [] HD (auto x) {}; }
