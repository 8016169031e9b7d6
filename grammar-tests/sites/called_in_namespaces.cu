// std: 17
// function templates of namespaces that are called with what depends on parameters
namespace n { template <class T> int nf(int); template <class T> int nd(T); inline namespace v1 { template <class T> int vf(int); } template <class T> constexpr T nv = T(1); namespace in { template <class T> int ni(int); } }
namespace al = n;
namespace { template <class T> int uf(int); }
template <class T> int gf(int);
template <class T> constexpr T gv = T(1);
namespace o { using n::nf; using namespace n; }
template <class V> void f(V v) {
  auto a = [d = n::nf<V>(1)] __device__ {};
  auto b = [d = ::n::nf<V>(1)] __device__ {};
  auto c = [d = al::nf<V>(1)] __device__ {};
  auto e = [d = n::vf<V>(1)] __device__ {};
  auto g = [d = n::v1::vf<V>(1)] __device__ {};
  auto h = [d = uf<V>(1)] __device__ {};
  auto i = [d = gf<V>(1)] __device__ {};
  auto j = [d = ::gf<V>(1)] __device__ {};
  auto k = [d = o::nf<V>(1)] __device__ {};
  auto l = [d = n::nd<V>(v)] __device__ {};
  auto m = [d = ::n::nd<V>(v)] __device__ {};
  auto o1 = [d = n::nd(v)] __device__ {};
  auto p = [d = ::n::nd(v)] __device__ {};
  auto q = [d = al::nd(v)] __device__ {};
  auto r = [d = n::nf<int>(v)] __device__ {};
  auto s = [d = ::n::nf<int>(1)] __device__ {};
  auto t = [d = al::nf<int>(1)] __device__ {};
  auto u = [d = n::in::ni<V>(1)] __device__ {};
  auto w = [d = ::n::in::ni<V>(1)] __device__ {};
  auto x = [d = ::gf<int>(1)] __device__ {};
  auto y = [d = n::nv<V>] __device__ {};
  auto z = [d = ::n::nv<V>] __device__ {};
}
using namespace n;
template <class V> void f2(V v) {
  auto a = [d = nf<V>(1)] __device__ {};
  auto b = [d = in::ni<V>(1)] __device__ {};
  auto c = [d = vf<V>(1)] __device__ {};
  auto e = [d = nd<V>(v)] __device__ {};
  auto g = [d = gv<V>] __device__ {};
  auto h = [d = ::gv<V>] __device__ {};
}
namespace n { template <class V> void f3(V v) {
  auto a = [d = nf<V>(1)] __device__ {};
  auto b = [d = in::ni<V>(1)] __device__ {};
  auto c = [d = vf<V>(1)] __device__ {};
  auto e = [d = n::nf<V>(1)] __device__ {};
  auto g = [d = n::in::ni<V>(1)] __device__ {};
  auto h = [d = ::n::in::ni<V>(1)] __device__ {};
} }
