// std: 17
// Member aliases of a template that ask each other for its specialisations end, and captures stay known.
template<class F> void f(F);
template<bool, class A, class B> struct choose { using type = A; };
template<class A, class B> struct choose<false, A, B> { using type = B; };
template<class D, class... P> struct Traits {
  using prop = Traits<void, P...>;
  using Space = typename choose<false, typename prop::space, typename prop::layout>::type;
  using Layout = typename choose<true, typename prop::layout, typename prop::space>::type;
  using space = Space;
  using layout = Layout;
};
template<> struct Traits<void> { using space = void; using layout = int; };
template<class... P> struct Traits<void, int, P...> {
  using space = int;
  using layout = typename Traits<void, P...>::layout;
};
struct S {
  int m;
  Traits<float, int>::layout n;
  void g(Traits<float, int, int>::space q) {
    f([=] __device__ () { return q; });
    f([=] __device__ () { return n; });
  }
};
