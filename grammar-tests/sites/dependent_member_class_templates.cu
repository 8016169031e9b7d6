// std: 17
// A class template that is a member of a class, with arguments that depend on a parameter, gets both keywords.
template <class F> int eat(F f) { return 0; }
template <class T> struct Box { using type = T; T v; };
template <class... T> struct List {};
namespace o1 {
struct T1 { template <class Q> struct Tm { Q q; using V = Q; struct In {}; }; template <class Q> using Al = Q; };
template <class T> struct TT { template <class Q> struct Tm { Q q; }; };
struct T2 : T1 {};
template <class T> struct N {};
}
template <class T> void f1(o1::T1::Tm<T> a, const o1::T1::Tm<T> b, o1::T1::Tm<T> *c, o1::T1::Tm<T> d[2], o1::T1::Tm<int> e) { eat([=] __device__ { }); }
template <class T> void f2(typename o1::T1::template Tm<T>::V a, typename o1::T1::Tm<T>::V b, typename o1::T1::Tm<T>::In c) { eat([=] __device__ { }); }
template <class T> void f3(typename o1::TT<T>::template Tm<T> a, typename o1::TT<int>::Tm<T> b, typename o1::TT<T>::template Tm<int> c, o1::TT<int>::Tm<T> d) { eat([=] __device__ { }); }
template <class T> void f4(List<o1::T1::Tm<T>, int> a, Box<const o1::T1::Tm<T>> b, Box<o1::T1::Al<T> *> c, Box<o1::N<T>> d, o1::T2::Tm<T> e) { eat([=] __device__ { }); }
template <class T> o1::T1::Tm<T> f5(T x) { eat([=] __device__ () -> o1::T1::Tm<T> { return {}; }); return {}; }
template <class T> auto f6(T x, o1::T1::Tm<T> (*y)(o1::T1::Tm<T>), int (o1::T1::Tm<T>::*z)) -> o1::T1::Tm<T> { eat([=] __device__ { }); return {}; }
namespace o1 { template <class T> void f7(T1::Tm<T> a, const T1::Tm<T> b) { eat([=] __device__ { }); } }
struct S {
  template <class Q> struct Tm { Q q; };
  template <class M> auto m(Tm<M> a, const Tm<M> &b, S::Tm<M> c, const S::Tm<M> d) -> int { eat([=] __device__ { }); return 1; }
  template <class M> o1::T1::Tm<M> const *n(o1::T1::Tm<M> const (*y)() noexcept);
};
template <class M> o1::T1::Tm<M> const *S::n(o1::T1::Tm<M> const (*y)() noexcept) { eat([=] __device__ { }); return 0; }
