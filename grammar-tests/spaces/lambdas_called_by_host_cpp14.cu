// std: 14
// lambdas of the device that code of the host calls
auto made = [] __device__ () { return 1; };
const auto kept = [] __device__ () -> int { return 1; };
template <class T> void in_template(T b) {
  auto l = [=] __device__ () { return b; };
  l();
  auto m = [] __device__ () -> int { return 1; };
  m();
  [] __device__ { return 2; }();
  made();
  kept();
  using R = decltype(made());
}
template <class T> struct S {
  int k;
  void in_class() { auto l = [] __device__ () { return 1; }; l(); kept(); }
  void outside(int);
};
template <class T> void S<T>::outside(int) { auto l = [] __device__ () { return 1; }; l(); made(); }
template <class T> __host__ __device__ void both(T b) { kept(); made(); }
void host(int n) {
  auto generic = [n] __device__ (auto x) { return n; };
  generic(1);
  auto said = [n] __device__ (auto x) -> int { return n; };
  said(1);
  made();
  kept();
  auto plain = [] (auto x) { return kept(); };
  plain(1);
  auto inner = [=] { return kept() + generic(1); };
  int size = sizeof(generic(1));
  int size2 = sizeof(said(1));
  using R = decltype(kept());
  using Q = decltype(generic(1));
}
__host__ __device__ void hd(int n) {
  auto generic = [n] __device__ (auto x) { return n; };
  generic(1);
  kept();
}
void g() { in_template(1); S<int>{}.in_class(); S<int>{}.outside(1); both(1); }
