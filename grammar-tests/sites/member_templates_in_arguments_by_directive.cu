// std: 17
// the same through a using-directive
namespace n { struct S { template <class T> static constexpr int vt = 4; template <class T> static constexpr int sf(int x) { return x; } struct In { template <class T> static constexpr int iv = 1; template <class T> static constexpr int is() { return 2; } }; template <class T> struct C { static constexpr int c = 1; }; };
template <class T> struct P { template <class U> static constexpr int pv = 2; template <class U> static constexpr int ps() { return 1; } static constexpr int q = 3; }; template <class T> constexpr int nt(int x) { return x; } template <class T> constexpr int nv = 1; inline namespace v1 { struct I { template <class T> static constexpr int c = 1; }; template <class T> constexpr int it() { return 1; } } }
namespace al = n; using GS = n::S; template <int M> struct Num {}; template <bool B> struct Bo {}; struct D : n::S {};
using namespace n;
template <class V, int N> void f0(Num<S::vt<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f1(Num<S::vt<V> + 1>) { auto a = [] __device__ {}; }
template <class V, int N> void f2(Num<S::sf<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f3(Num<S::sf<V>(N)>) { auto a = [] __device__ {}; }
template <class V, int N> void f4(Num<S::In::iv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f5(Num<S::In::is<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f6(Num<P<V>::template pv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f7(Num<P<V>::template pv<int>>) { auto a = [] __device__ {}; }
template <class V, int N> void f8(Num<P<V>::template ps<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f9(Num<P<int>::pv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f10(Num<P<int>::ps<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f11(Num<nt<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f12(Num<nv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f16(Num<D::sf<V>(2)>) { auto a = [] __device__ {}; }
template <class V, int N> void f17(Num<I::c<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f18(Num<it<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f19(Bo<S::vt<V> == 4>) { auto a = [] __device__ {}; }
template <class V, int N> void f20(Bo<(S::vt<V> > 3)>) { auto a = [] __device__ {}; }
template <class V, int N> void f21(Bo<S::sf<V>(1) && n::S::vt<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f22(Num<S::C<V>::c>) { auto a = [] __device__ {}; }
template <class V, int N> void f23(Num<P<V>::q>) { auto a = [] __device__ {}; }
template <class V, int N> void f24(Num<S::vt<int>>) { auto a = [] __device__ {}; }
template <class V, int N> void f25(Num<sizeof(S::C<V>)>) { auto a = [] __device__ {}; }
