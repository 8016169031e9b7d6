// std: 23
// closures of extended lambdas are of no literal type: variables of constexpr functions need none in C++23
template <class F> void run(F f);
template <class F> constexpr int applied(F f) { return f(1); }
template <class F> constexpr int ignored(F f) { return 1; }
template <class F> struct Wrap { F f; constexpr Wrap(F f) : f(f) {} };
template <int N> struct I { static constexpr int value = N; };
void variables(int b) {
  constexpr auto
    a =
    [] __device__ () { return 1; };
  static constexpr auto c = [] __host__ __device__ (int x) { return x; };
  constexpr auto d{[] __device__ () { return 1; }};
  constexpr auto e([] __device__ () { return 1; });
  constexpr auto f = ([] __device__ () { return 1; });
  constexpr auto g = [] { return 1; };
  const int k = 3;
  constexpr auto h = [k] __device__ () { return k; };
  constexpr const auto j = [] __device__ () { return 1; };
  const auto l = [] __device__ () { return 1; };
  static auto m = [] __device__ () { return 1; };
}
void expressions() {
  constexpr int a =
    [] __host__ __device__ (int x) { return x; }
    (3);
  static_assert(
    [] __host__ __device__ (int x) { return x; }(3) == 3, "");
  constexpr int c = applied([] __host__ __device__ (int x) { return 3; });
  constexpr int d = ignored(
     [] __host__ __device__ (int x) { return 3; });
  constexpr auto e = Wrap{
    [] __device__ () { return 1; }};
  constexpr int f = 1 + [] __host__ __device__ (int x) { return x; }(3);
  constexpr int g = true ? 1 : [] __host__ __device__ (int x) { return x; }(3);
  constexpr bool h = false && [] __host__ __device__ (int x) { return x; }(3);
  constexpr int i = ([] __host__ __device__ (int x) { return x; }, 1);
  constexpr int j{[] __host__ __device__ (int x) { return x; }(3)};
  constexpr int k[] = {1, [] __host__ __device__ (int x) { return x; }(3)};
  if constexpr ([] __host__ __device__ (int x) { return x; }(3) == 3) { }
  switch (3) { case [] __host__ __device__ (int x) { return x; }(3): break; }
  constexpr int m = -[] __host__ __device__ (int x) { return x; }(3);
  constexpr auto n = (int)[] __host__ __device__ (int x) { return x; }(3);
  constexpr auto o = static_cast<long>([] __host__ __device__ (int x) { return x; }(3));
}
constexpr int function() {
  auto l =
    [] __host__ __device__ () { return 3; };
  return 1;
}
constexpr int function2(int n) {
  run([=] __host__ __device__ () { return n; });
  return 1;
}
constexpr int function3(int n) {
  const auto l = [=] __device__ (int a, float) -> float { return n; };
  auto &&r = [=] __host__ __device__ () { return n; };
  auto p = [=] { return n; };
  if (n) { auto q = [=] __host__ __device__ () { return n; }; }
  return [=] __host__ __device__ () { return n; }();
}
template <class T> constexpr int in_template(T n) {
  auto l = [=] __host__ __device__ () { return n; };
  constexpr auto m = [] __host__ __device__ () { return 1; };
  constexpr int k = [] __host__ __device__ () { return 1; }();
  return 1;
}
struct S {
  constexpr int member(int n) const { auto l = [=] __host__ __device__ () { return n; }; return 1; }
};
void both(int n) {
  auto plain = [=] { constexpr auto l = [] __device__ () { return 1; }; auto m = [] __device__ () { return 1; }; };
  auto plain2 = [=] () constexpr { auto m = [] __device__ () { return 1; }; return 1; };
}
int main() { return 0; }
