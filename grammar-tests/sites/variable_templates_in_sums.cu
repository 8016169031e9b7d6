// std: 17
// signs after the arguments of variable templates
namespace n { template <class T> constexpr T nv = T(1); struct S { template <class T> static constexpr T vt = T(1); template <class T> static int sf(int); }; }
template <class V> void f(V v, V *p, int k) {
  auto a = [d = -v] __device__ {};
  auto b = [d = !v] __device__ {};
  auto c = [d = -n::nv<V>] __device__ {};
  auto e = [d = -n::S::sf<V>(1)] __device__ {};
  auto g = [d = &v] __device__ {};
  auto h = [d = *p] __device__ {};
  auto i = [d = -v + 1] __device__ {};
  auto j = [d = -k] __device__ {};
  auto l = [d = !n::nv<V>] __device__ {};
  auto m = [d = ~n::nv<V>] __device__ {};
  auto o = [d = 2 - -n::nv<V>] __device__ {};
  auto q = [d = &n::nv<V>] __device__ {};
  auto r = [d = -n::nv<int>] __device__ {};
  auto s = [d = n::S::vt<V> * 2] __device__ {};
  auto t = [d = n::nv<V> < 2] __device__ {};
  auto u = [d = n::nv<V>, e = n::nv<V> - 1] __device__ {};
}
void g(int k) {
  auto a = [d = n::nv<int> - 1] __device__ {};
  auto b = [d = n::nv<int>] __device__ {};
  auto c = [d = n::S::vt<int> + 1] __device__ {};
  auto e = [d = -n::S::vt<int>] __device__ {};
}
