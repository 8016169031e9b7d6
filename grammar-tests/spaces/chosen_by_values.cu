// std: 17
// Specialisations that values and arguments by default choose, and packs
#define HD __host__ __device__
struct Slow { void operator()(int) const {} void operator()(int, int) const {} static void st() {} void mem() const {} };
struct Fast { HD void operator()(int) const {} HD void operator()(int, int) const {} HD static void st() {} HD void mem() const {} };
template <class F, class... A> HD void p1(F const& f, A... a) { f(a...); }
template <class H, class... T> HD void p5(H h, T... t) { h.mem(); if constexpr (sizeof...(t) > 0) p5(t...); }
HD inline void p6() {}
template <class H, class... T> HD void p6(H h, T... t) { h.mem(); p6(t...); }
template <class F, int... I> HD void p7(F f) { (f(I), ...); }
template <class F, int... I> HD void p8(F f) { int x[] = {(f(I), 0)...}; }
template <class T> struct Box { T t; };
template <int N> struct Num { HD static void st() {} };
template <> struct Num<3> { static void st() {} };
template <int N> HD void p11() { Num<N>::st(); }
template <int N> HD void p12() { Num<N + 1>::st(); }
template <int N> struct Rec { HD static void go() { Num<N>::st(); Rec<N - 1>::go(); } };
template <> struct Rec<0> { HD static void go() {} };
template <class T, class P = Slow> HD void p13(T) { P::st(); }
template <class T, class P = Slow> struct Def { HD void go() { P::st(); } };
template <class T> struct Def2 { using policy = Slow; HD void go() { policy p; p.mem(); } };
template <auto V> HD void p14() { Num<V>::st(); }
template <bool B, class T> struct If { HD static void st() {} };
template <class T> struct If<true, T> { static void st() {} };
template <class T> HD void p16() { If<(sizeof(T) > 4), T>::st(); }
template <class T> struct IsSlow { static constexpr bool value = false; };
template <> struct IsSlow<Slow> { static constexpr bool value = true; };
template <class T> HD void p17() { If<IsSlow<T>::value, T>::st(); }
template <class T> HD void p18(T t) { if constexpr (IsSlow<T>::value) t.mem(); else Fast::st(); }
__global__ void k() {
  Slow s; Fast f;
  p1(s, 1, 2);
  p5(f, s);
  p6(f, s);
  p7<Slow, 1, 2>(s);
  p8<Slow, 1, 2>(s);
  p11<3>();
  p12<2>();
  Rec<4>::go();
  p13(1);
  Def<int>{}.go();
  Def2<int>{}.go();
  p14<3>();
  p16<double>();
  p17<Slow>();
  p18(s);
}
