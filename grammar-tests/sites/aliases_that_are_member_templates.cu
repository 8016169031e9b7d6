// std: 17
// what the templates of member aliases stand for decides about typename and template
template <class T> struct W { typedef T type; template <class U> struct R {}; template <class U> using RA = W<U>; }; template <class T, class U = int> struct W2 {}; namespace m { template <class T> struct MW { typedef T type; }; template <class T> using MA = T; }
struct S { template <class T> struct C { typedef int t; }; template <class T> using A1 = typename W<T>::type; template <class T> using A2 = m::MW<T>; template <class T> using A3 = const W<T>; template <class T> using A4 = W<int>; template <class T> using A5 = W<T> *; template <class T> using A6 = W<T> &; template <class T> using A7 = m::MA<T>; template <class T> using A8 = decltype(T()); template <class T> using A9 = W2<int, T>; template <class T> using A10 = typename W<T>::template R<int>; template <class T> using A11 = A2<T>; template <class T> using A12 = W<W<T>>; template <class T> using A13 = C<T>; template <class T> using A14 = typename C<T>::t; template <class T> using A15 = void (*)(W<T>); template <class T> using A16 = W<T>[3]; template <class T, int N> using A17 = W<T>; template <int N> using A18 = W<int>; template <class T> using A19 = ::W<T>; template <class... T> using A20 = W2<T...>; template <class T> using A21 = W2<T>; template <class T> using A22 = S; template <class T> using A23 = W<T> const; template <class T> using A24 = typename m::MW<T>; template <class T> using A25 = struct W<T>; template <class T> using A26 = typename W<T>::template RA<int>; };
template <class V, int N> void f0(S::A1<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f1(S::A2<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f2(S::A3<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f3(S::A4<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f4(S::A5<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f5(S::A6<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f7(S::A8<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f8(S::A9<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f9(S::A10<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f10(S::A11<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f11(S::A12<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f12(S::A13<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f13(S::A14<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f14(S::A15<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f15(S::A16<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f16(S::A17<V, 2>) { auto a = [] __device__ {}; }
template <class V, int N> void f17(S::A18<N>) { auto a = [] __device__ {}; }
template <class V, int N> void f18(S::A19<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f19(S::A20<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f20(S::A21<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f21(S::A22<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f22(S::A23<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f23(S::A24<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f24(S::A25<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f25(S::A26<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f26(typename S::A2<V>::type) { auto a = [] __device__ {}; }
template <class V, int N> void f27(typename S::A11<V>::type) { auto a = [] __device__ {}; }
template <class V, int N> void f28(typename W<V>::template RA<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f29(typename W<V>::template RA<int>) { auto a = [] __device__ {}; }
template <class V, int N> void f30(W<int>::RA<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f31(W<int>::R<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f32(typename W<int>::template R<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f33(typename W<int>::template RA<V>) { auto a = [] __device__ {}; }
template <class V, int N> void f34(typename W<int>::RA<V>::type) { auto a = [] __device__ {}; }
template <class V, int N> void f35(const S::A2<V> &) { auto a = [] __device__ {}; }
template <class V, int N> void f36(S::A2<V> *) { auto a = [] __device__ {}; }
template <class V, int N> void f37(S::C<V> *) { auto a = [] __device__ {}; }
template <class V, int N> void f38(const S::C<V> &) { auto a = [] __device__ {}; }
template <class V, int N> void f39(S::C<V> (*)(int)) { auto a = [] __device__ {}; }
template <class V, int N> void f40(void (*)(S::C<V>)) { auto a = [] __device__ {}; }
template <class V, int N> void f41(void (*)(S::A2<V>)) { auto a = [] __device__ {}; }
template <class V, int N> void f42(int S::C<V>::*) { auto a = [] __device__ {}; }
