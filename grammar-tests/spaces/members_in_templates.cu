// std: 17
// Members and functions of class templates, in several forms
#define HD __host__ __device__
namespace lib {
struct Slow { void operator()(int) const {} static void st() {} void mem() const {} template <class U> void tm(U) const {} };
struct Fast { HD void operator()(int) const {} HD static void st() {} HD void mem() const {} };
namespace detail {
template <class T> struct Impl { T t; HD void run() const; HD static void go(T const& t); template <class U> HD void tm(U u) const { u.mem(); } };
template <class T> HD void Impl<T>::run() const { t.mem(); }
template <class T> HD void Impl<T>::go(T const& t) { t.mem(); }
template <class T> HD void call(T const& t) { t.mem(); }
}
template <class T> struct Outer {
  struct Inner { T t; HD void run() const { t.mem(); } };
  template <class U> struct Two { T t; U u; HD void run() const { u.mem(); } };
  Inner inner; Two<T> two;
  detail::Impl<T> impl;
  HD void b() const { two.run(); }
  HD void c() const { impl.run(); detail::Impl<T>::go(inner.t); detail::call(inner.t); }
  HD Outer& operator+=(int) { inner.t.mem(); return *this; }
  static constexpr T s{};
};
template <class T> struct Has { T* p; HD void g(int i) const { p[i].mem(); } HD void h() const { (*p)(1); } HD T& ref(int i) const { return p[i]; } HD void i() const { ref(1).mem(); } };
template <class T> HD void member_pointer(T const& t) { auto m = &T::mem; (t.*m)(); }
template <class T> HD void via_tm(T const& t) { detail::Impl<int> i{}; i.tm(t); i.template tm<T>(t); }
template <class T> HD void lam(T const& t) { auto f = [&](auto const& x) { x.mem(); }; f(t); auto g = [t]() { t.mem(); }; g(); }
template <class A, class B> struct Compose { A a; B b; HD void operator()(int i) const { a(i); b(i); } };
template <class A, class B> HD Compose<A, B> compose(A a, B b) { return {a, b}; }
template <class F> struct Not { F f; HD void operator()(int i) const { f(i); } };
template <class F> HD Not<F> not_fn(F f) { return Not<F>{f}; }
template <class F, class T> struct Bind { F f; T t; HD void operator()(int i) const { f(i); } };
template <class T> struct Static { static HD void go() { static const T t{}; T::st(); } };
template <class T> using Alias = detail::Impl<T>;
template <class T> struct WithAlias { using impl = Alias<T>; impl i; HD void go() const { i.run(); impl::go(i.t); } };
template <class T> struct Policy { template <class U> using rebind = detail::Impl<U>; };
template <class P, class T> HD void rebound(T const& t) { using I = typename P::template rebind<T>; I i{t}; i.run(); I::go(t); }
}
template <class T> __global__ void k1(lib::Outer<T> o) { o.b(); o.c(); o += 1; }
template <class T> __global__ void k3(lib::Has<T> h) { h.g(1); h.h(); h.i(); }
template <class T> __global__ void k5(T t) { lib::via_tm(t); lib::lam(t); lib::Static<T>::go(); lib::WithAlias<T> w{}; w.go(); lib::rebound<lib::Policy<T>>(t); }
template <class F> __global__ void k6(F f) { f(1); }
template <class F> void launch(F f) { k6<<<1, 1>>>(f); }
void host() {
  using lib::Slow; using lib::Fast;
  k1<<<1, 1>>>(lib::Outer<Slow>{});
  k3<<<1, 1>>>(lib::Has<Slow>{});
  k5<<<1, 1>>>(Slow{});
  launch(lib::compose(Slow{}, Fast{}));
  launch(lib::compose(Fast{}, lib::not_fn(Slow{})));
  launch(lib::Bind<Slow, int>{});
  k1<<<1, 1>>>(lib::Outer<Fast>{});
}
