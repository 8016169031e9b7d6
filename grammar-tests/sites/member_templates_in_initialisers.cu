// std: 17
// the same in the template arguments of functions that init-captures call
namespace n { struct S { template <class T> static constexpr int vt = 4; template <class T> static constexpr int sf(int x) { return x; } struct In { template <class T> static constexpr int iv = 1; template <class T> static constexpr int is() { return 2; } }; template <class T> struct C { static constexpr int c = 1; }; };
template <class T> struct P { template <class U> static constexpr int pv = 2; template <class U> static constexpr int ps() { return 1; } static constexpr int q = 3; }; template <class T> constexpr int nt(int x) { return x; } template <class T> constexpr int nv = 1; inline namespace v1 { struct I { template <class T> static constexpr int c = 1; }; template <class T> constexpr int it() { return 1; } } }
namespace al = n; using GS = n::S; template <int M> struct Num {}; template <bool B> struct Bo {}; struct D : n::S {};
template <int M> int foo(int);
template <class V, int N> void f0(V v) { auto a = [z = foo<n::S::vt<V>>(1)] __device__ {}; }
template <class V, int N> void f1(V v) { auto a = [z = foo<n::S::sf<V>(1)>(1)] __device__ {}; }
template <class V, int N> void f2(V v) { auto a = [z = foo<al::nt<V>(1)>(2)] __device__ {}; }
template <class V, int N> void f3(V v) { auto a = [z = Num<n::S::vt<V>>()] __device__ {}; }
template <class V, int N> void f4(V v) { auto a = [z = Num<n::S::sf<V>(1)>{}] __device__ {}; }
template <class V, int N> void f5(V v) { auto a = [z = Num<al::nt<V>(1)>()] __device__ {}; }
template <class V, int N> void f6(V v) { auto a = [z = foo<n::P<V>::template pv<V>>(1)] __device__ {}; }
template <class V, int N> void f7(V v) { auto a = [z = foo<n::P<int>::pv<V>>(1)] __device__ {}; }
template <class V, int N> void f8(V v) { auto a = [z = foo<n::S::C<V>::c>(1)] __device__ {}; }
template <class V, int N> void f9(V v) { auto a = [z = sizeof(Num<n::S::vt<V>>)] __device__ {}; }
template <class V, int N> void f10(V v) { auto a = [z = foo<n::nv<V>>(1)] __device__ {}; }
template <class V, int N> void f11(V v) { auto a = [z = foo<al::nv<V>>(1)] __device__ {}; }
