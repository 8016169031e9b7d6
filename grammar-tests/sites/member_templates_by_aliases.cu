// std: 17
// member templates of classes by the names of aliases and instances
template <class T> struct W {}; namespace n { struct S { template <class T> struct C { typedef int t; }; template <class T> using A = T; template <class T> using AC = C<T>; template <class T> using AW = W<T>; template <class T> using AP = T *; template <class T> using AI = int; };
template <class T> struct P { template <class U> struct Q { typedef int t; }; template <class U> using AQ = Q<U>; template <class U> using AU = U; template <class U> using AW = W<U>; template <class U> using AT = T; }; template <class T> using NA = S::C<T>; }
using GS = n::S; using PI = n::P<int>; template <class T> using GAC = n::S::AC<T>;
template <class V, int N> void f0(n::S::A<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f1(n::S::AC<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f2(n::S::AW<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f3(n::S::AP<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f4(n::S::AI<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f5(n::P<int>::AQ<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f6(n::P<int>::AU<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f7(n::P<int>::AW<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f8(n::P<int>::AT<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f9(GS::A<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f10(GS::AC<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f11(GS::AW<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f12(PI::AQ<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f13(PI::AU<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f14(PI::Q<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f15(n::NA<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f16(GAC<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f17(n::S::AC<int>) { auto a = [] __device__ {}; }
template <class V, int N> void f18(n::P<int>::AQ<int>) { auto a = [] __device__ {}; }
template <class V, int N> void f19(PI::AQ<int>) { auto a = [] __device__ {}; }
template <class V, int N> void f20(typename n::S::AC<V>::t) { auto a = [] __device__ {}; }
template <class V, int N> void f21(typename n::P<int>::AQ<V>::t) { auto a = [] __device__ {}; }
template <class V, int N> void f22(typename n::P<int>::template Q<V>::t) { auto a = [] __device__ {}; }
template <class V, int N> void f23(W<n::S::AC<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f24(W<n::P<int>::AQ<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f25(W<GS::C<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f26(W<GS::A<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f27(n::S::AC<V *>) { auto a = [] __device__ {}; }
template <class V, int N> void f28(n::S::A<V> *) { auto a = [] __device__ {}; }
template <class V, int N> void f29(W<n::S::C<V>>) { auto a = [] __device__ {}; }
template <class V, int N> void f30(W<n::P<int>::Q<V>>) { auto a = [] __device__ {}; }
