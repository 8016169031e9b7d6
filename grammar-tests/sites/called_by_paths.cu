// std: 17
// functions of classes that are called with what depends on parameters: the class has the path that it has from here
namespace n { struct S { template <class T> static int sf(int); static int g(int); struct In { template <class T> static int h(int); }; }; 
template <class T> struct P { template <class U> static int m(int); }; }
inline namespace inl { namespace deep { struct Z { int v = 1; }; int fz(int); } }
struct R { template <class T> static int rf(int); };
template <class V> void f(V v) {
  auto a = [d = n::S::sf<V>(1)] __device__ {};
  auto b = [d = n::S::sf<int>(1)] __device__ {};
  auto c = [d = R::rf<V>(1)] __device__ {};
  auto e = [d = n::S::In::h<V>(1)] __device__ {};
  auto g = [d = n::P<V>::template m<V>(1)] __device__ {};
  auto h = [d = n::P<int>::m<V>(1)] __device__ {};
  auto i = [d = n::P<int>::m<int>(1)] __device__ {};
  auto j = [d = n::S::g(1)] __device__ {};
  auto k = [d = ::n::S::sf<V>(1)] __device__ {};
  auto l = [d = ::R::rf<V>(1)] __device__ {};
}
using namespace n;
template <class V> void f2(V v) {
  auto a = [d = S::sf<V>(1)] __device__ {};
  auto b = [d = S::In::h<V>(1)] __device__ {};
}
void g(int v) {
  auto a = [d = ::deep::Z()] __device__ {};
  auto b = [d = ::deep::Z{}] __device__ {};
  auto c = [d = deep::Z()] __device__ {};
  auto e = [d = ::deep::Z(), q = v] __device__ {};
  auto h = [d = ::deep::fz(1)] __device__ {};
  auto i = [d = (::deep::Z *)0] __device__ {};
  auto j = [d = sizeof(::deep::Z)] __device__ {};
  f(1); f2(1);
}
