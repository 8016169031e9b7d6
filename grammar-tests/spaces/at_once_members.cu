// std: 17
// members and constructors that the host front end reads at once, because their return type is deduced or they are constexpr
struct S {
  template <class F> auto member(F f) { return f(0); }
  template <class F> static auto of_class(F f) { return f(0); }
  template <class F> constexpr int constant(F f) const { return f(0); }
  template <class F> auto called_inside(F f) { return f(0); }
  template <class F> auto called_by_this(F f) { return f(0); }
  void go() {
    auto l = [] __device__ (int x) { return x; };
    called_inside(l);
    this->called_by_this(l);
  }
};
template <class F> struct Holder {
  F f;
  auto run() { return f(0); }
  auto by_this() const { return this->f(0); }
  constexpr int constant() const { return f(0); }
  static auto of_class(F g) { return g(0); }
  template <class... A> auto with(A... a) { return f(a...); }
};
struct Takes { int v; template <class F> constexpr Takes(F f) : v(f(0)) {} };
template <class F> struct Makes { int v; constexpr Makes(F f) : v(0) { v = f(0); } };
template <class F> auto through_variable(F f) { Holder<F> h{f}; return h.run(); }
namespace n { template <class F> auto in_namespace(F f) { return f(0); } }
template <class F> auto in_function(F f) { return f(0); }
template <class F> auto in_static(F f) { return f(0); }
inline void caller() { in_function([] __device__ (int x) { return x; }); }
static void caller2() { in_static([] __device__ (int x) { return x; }); }
void m() {
  auto l = [] __device__ (int x) { return x; };
  S s;
  s.member(l);
  S::of_class(l);
  s.constant(l);
  Holder<decltype(l)> h{l};
  h.run();
  h.by_this();
  h.constant();
  Holder<decltype(l)>::of_class(l);
  h.with(0);
  Takes t{l};
  Makes<decltype(l)> k{l};
  through_variable(l);
  n::in_namespace(l);
}
