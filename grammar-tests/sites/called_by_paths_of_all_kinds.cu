// std: 17
// the same of aliases of namespaces, classes around, inline namespaces and class templates
namespace n { struct Kinds { template <class T> static int sf(int); template <class T> static constexpr T vt = T(1); template <class T> using A = T; template <class T> struct C { static int k(); }; struct In { template <class T> static int h(int); static int p(); }; };
template <class T> struct P { template <class U> static int m(int); static int q(int); struct In { template <class T2> static int h(int); }; };
inline namespace v1 { struct I { template <class T> static int sf(int); }; }
using AS = Kinds;
template <class T> int nf(int); }
namespace { struct U { template <class T> static int sf(int); }; }
namespace al = n;
template <class T> struct G { template <class U> static int m(int); static int q(int); };
using GS = n::Kinds;
struct D : n::Kinds {};
struct Own { template <class T> static int sf(int);
  template <class V> void f(V v) {
    auto a = [d = Own::sf<V>(1)] __device__ {};
    auto b = [d = sf<V>(1)] __device__ {};
    auto c = [d = this->sf<V>(1)] __device__ {};
  }
};
template <class W> struct TOwn { template <class T> static int sf(int);
  void f(W v) {
    auto a = [d = TOwn::sf<int>(1)] __device__ {};
    auto b = [d = TOwn::template sf<W>(1)] __device__ {};
    auto c = [d = TOwn<W>::template sf<int>(1)] __device__ {};
    auto e = [d = n::Kinds::sf<W>(1)] __device__ {};
  }
};
template <class V> void f(V v) {
  auto a = [d = n::Kinds::vt<V>] __device__ {};
  auto b = [d = n::I::sf<V>(1)] __device__ {};
  auto c = [d = n::v1::I::sf<V>(1)] __device__ {};
  auto e = [d = U::sf<V>(1)] __device__ {};
  auto g = [d = al::Kinds::sf<V>(1)] __device__ {};
  auto h = [d = G<V>::template m<V>(1)] __device__ {};
  auto i = [d = G<V>::template m<int>(1)] __device__ {};
  auto j = [d = G<int>::m<V>(1)] __device__ {};
  auto k = [d = G<V>::q(1)] __device__ {};
  auto l = [d = n::P<V>::q(1)] __device__ {};
  auto o = [d = D::sf<V>(1)] __device__ {};
  auto q = [d = n::nf<V>(1)] __device__ {};
  auto r = [d = n::Kinds::C<V>::k()] __device__ {};
  auto s = [d = n::P<V>::In::template h<V>(1)] __device__ {};
  auto t = [d = n::P<int>::In::h<V>(1)] __device__ {};
  auto u = [d = n::P<V>::template m<int>(1)] __device__ {};
  auto w = [d = V::template sf<int>(1)] __device__ {};
  auto x = [d = n::Kinds::template sf<V>(1)] __device__ {};
  auto y = [d = n::Kinds::sf<V *>(1)] __device__ {};
  auto z = [d = n::Kinds::sf<n::P<V>>(1)] __device__ {};
}
template <class V> void f2(V v) {
  auto a = [d = n::Kinds::sf<V>] __device__ {};
  auto b = [d = &n::Kinds::sf<V>] __device__ {};
  auto c = [d = 1 + n::Kinds::sf<V>(1)] __device__ {};
  auto e = [d = n::Kinds::sf<V>(1) ? 1 : 2] __device__ {};
  auto g = [d = int(n::Kinds::sf<V>(1))] __device__ {};
}
template <class V, int N> void f3(V v) {
  auto a = [d = ::n::P<V>::q(1)] __device__ {};
  auto b = [d = ::n::P<V>::template m<V>(1)] __device__ {};
  auto c = [d = ::G<V>::template m<V>(1)] __device__ {};
  auto e = [d = ::G<V>::q(1)] __device__ {};
  auto g = [d = ::n::nf<V>(1)] __device__ {};
  auto h = [d = n::Kinds::In::p()] __device__ {};
}
namespace n { template <class V> void g1(V v) {
  auto a = [d = Kinds::sf<V>(1)] __device__ {};
  auto b = [d = n::Kinds::sf<V>(1)] __device__ {};
  auto c = [d = I::sf<V>(1)] __device__ {};
  auto e = [d = P<V>::template m<V>(1)] __device__ {};
  auto g = [d = P<int>::m<V>(1)] __device__ {};
  auto h = [d = P<V>::q(1)] __device__ {};
} }
