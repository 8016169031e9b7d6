// std: 17
// the same in trailing return types
namespace n { struct S { template <class T> static constexpr int vt = 4; template <class T> static constexpr int sf(int x) { return x; } struct In { template <class T> static constexpr int iv = 1; template <class T> static constexpr int is() { return 2; } }; template <class T> struct C { static constexpr int c = 1; }; };
template <class T> struct P { template <class U> static constexpr int pv = 2; template <class U> static constexpr int ps() { return 1; } static constexpr int q = 3; }; template <class T> constexpr int nt(int x) { return x; } template <class T> constexpr int nv = 1; inline namespace v1 { struct I { template <class T> static constexpr int c = 1; }; template <class T> constexpr int it() { return 1; } } }
namespace al = n; using GS = n::S; template <int M> struct Num {}; template <bool B> struct Bo {}; struct D : n::S {};
template <class V, int N> void f0(V v) { auto a = [=] __device__ () -> Num<n::S::vt<V>> { return {}; }; }
template <class V, int N> void f1(V v) { auto a = [=] __device__ () -> Num<n::S::sf<V>(1)> { return {}; }; }
template <class V, int N> void f2(V v) { auto a = [=] __device__ () -> Num<al::nt<V>(1)> { return {}; }; }
template <class V, int N> void f3(V v) { auto a = [=] __device__ () -> n::S::C<V> { return {}; }; }
template <class V, int N> void f4(V v) { auto a = [=] __device__ () -> GS::C<V> { return {}; }; }
template <class V, int N> void f5(V v) { auto a = [=] __device__ () -> decltype(n::S::sf<V>(1)) { return {}; }; }
template <class V, int N> void f6(V v) { auto a = [=] __device__ () -> decltype(al::nt<V>(1)) { return {}; }; }
template <class V, int N> void f8(V v) { auto a = [=] __device__ () -> decltype(n::S::vt<V>) { return {}; }; }
template <class V, int N> void f9(V v) { auto a = [=] __device__ () -> decltype(n::S::vt<V> + 1) { return {}; }; }
template <class V, int N> void f10(V v) { auto a = [=] __device__ () -> Num<n::P<V>::template pv<V>> { return {}; }; }
template <class V, int N> void f11(V v) { auto a = [=] __device__ () -> Num<n::P<int>::pv<V>> { return {}; }; }
template <class V, int N> void f12(V v) { auto a = [=] __device__ () -> decltype(n::nt<V>(v)) { return {}; }; }
template <class V, int N> void f13(V v) { auto a = [=] __device__ () -> decltype(al::nt<V>(v)) { return {}; }; }
