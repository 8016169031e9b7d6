// std: 17
// functions of classes and namespaces with arguments that depend on parameters
namespace n { struct S { static int g(int); template <class T> static int h(T); struct In { static int p(int); }; }; int fn(int); template <class T> int nf(int); namespace in { int fi(int); } inline namespace v1 { struct I { static int g(int); }; int iv(int); }
using AS = S; template <class T> struct P { static int q(int); template <class U> static int r(U); }; }
namespace al = n;
using GS = n::S;
template <class V> void f(V v) {
  auto a = [d = n::S::g(v)] __device__ {};
  auto b = [d = ::n::S::g(v)] __device__ {};
  auto c = [d = al::S::g(v)] __device__ {};
  auto h = [d = n::S::h(v)] __device__ {};
  auto i = [d = ::n::S::h(v)] __device__ {};
  auto j = [d = n::I::g(v)] __device__ {};
  auto k = [d = n::S::In::p(v)] __device__ {};
  auto l = [d = n::fn(v)] __device__ {};
  auto m = [d = ::n::fn(v)] __device__ {};
  auto o = [d = al::fn(v)] __device__ {};
  auto p = [d = al::in::fi(v)] __device__ {};
  auto q = [d = n::iv(v)] __device__ {};
  auto r = [d = ::n::nf<int>(v)] __device__ {};
  auto s = [d = n::P<int>::q(v)] __device__ {};
  auto t = [d = ::n::P<int>::q(v)] __device__ {};
  auto u = [d = ::n::P<V>::q(v)] __device__ {};
  auto w = [d = ::n::P<V>::r(v)] __device__ {};
  auto x = [d = n::P<V>::r(v)] __device__ {};
  auto y = [d = al::S::g(1)] __device__ {};
  auto z = [d = al::fn(1)] __device__ {};
}
template <class V> void f2(V v) {
  auto a = [d = n::S::h<int>(v)] __device__ {};
  auto b = [d = ::n::S::h<int>(v)] __device__ {};
  auto e = [d = GS::h<int>(1)] __device__ {};
  auto g = [d = n::fn(v) + al::fn(v)] __device__ {};
  auto h = [d = al::fn(al::fn(v))] __device__ {};
  auto i = [d = al::fn(al::fn(1))] __device__ {};
  auto j = [d = n::I::g(1)] __device__ {};
}
using namespace n;
template <class V> void f3(V v) {
  auto a = [d = S::g(v)] __device__ {};
  auto b = [d = S::h(v)] __device__ {};
  auto c = [d = fn(v)] __device__ {};
  auto e = [d = in::fi(v)] __device__ {};
  auto g = [d = S::h<V>(v)] __device__ {};
  auto h = [d = P<V>::q(v)] __device__ {};
  auto i = [d = P<V>::q(1)] __device__ {};
  auto j = [d = I::g(v)] __device__ {};
}
