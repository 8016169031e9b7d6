// std: 17
// member templates of values in template arguments
namespace n { struct S { template <class T> static constexpr int vt = 4; template <class T> static constexpr int sf(int x) { return x; } struct In { template <class T> static constexpr int iv = 1; template <class T> static constexpr int is() { return 2; } }; template <class T> struct C { static constexpr int c = 1; }; };
template <class T> struct P { template <class U> static constexpr int pv = 2; template <class U> static constexpr int ps() { return 1; } static constexpr int q = 3; }; template <class T> constexpr int nt(int x) { return x; } template <class T> constexpr int nv = 1; inline namespace v1 { struct I { template <class T> static constexpr int c = 1; }; template <class T> constexpr int it() { return 1; } } }
namespace al = n; using GS = n::S; template <int M> struct Num {}; template <bool B> struct Bo {}; struct D : n::S {};
template <class V, int N> void f0(Num<n::S::vt<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f1(Num<n::S::vt<V> + 1>) { auto a = [] __device__ {}; }
template <class V, int N> void f2(Num<n::S::sf<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f3(Num<n::S::sf<V>(N)>) { auto a = [] __device__ {}; }
template <class V, int N> void f4(Num<n::S::In::iv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f5(Num<n::S::In::is<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f6(Num<n::P<V>::template pv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f7(Num<n::P<V>::template pv<int>>) { auto a = [] __device__ {}; }
template <class V, int N> void f8(Num<n::P<V>::template ps<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f9(Num<n::P<int>::pv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f10(Num<n::P<int>::ps<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f11(Num<n::nt<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f12(Num<al::nt<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f13(Num<::n::nt<V>(1)>) { auto a = [] __device__ {}; }
template <class V, int N> void f14(Num<n::nv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f15(Num<al::nv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f16(Num<::n::nv<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f20(Num<D::sf<V>(2)>) { auto a = [] __device__ {}; }
template <class V, int N> void f21(Num<n::I::c<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f22(Num<n::v1::I::c<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f23(Num<n::it<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f24(Num<n::v1::it<V>()>) { auto a = [] __device__ {}; }
template <class V, int N> void f25(Bo<n::S::vt<V> == 4>) { auto a = [] __device__ {}; }
template <class V, int N> void f26(Bo<(n::S::vt<V> > 3)>) { auto a = [] __device__ {}; }
template <class V, int N> void f27(Bo<n::S::sf<V>(1) && n::S::vt<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f28(Num<n::S::C<V>::c>) { auto a = [] __device__ {}; }
template <class V, int N> void f29(Num<n::P<V>::q>) { auto a = [] __device__ {}; }
template <class V, int N> void f30(Num<n::S::vt<int>>) { auto a = [] __device__ {}; }
template <class V, int N> void f31(Num<sizeof(n::S::C<V>)>) { auto a = [] __device__ {}; }
template <class V, int N> void f32(Num<::n::S::vt<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f33(Num<::n::S::sf<V>(1)>) { auto a = [] __device__ {}; }
