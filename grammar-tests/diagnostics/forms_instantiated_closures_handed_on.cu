// std: 17
// instantiated: closures_handed_on
template <class F> void h(F &&fn) { auto l = [] __device__ () { }; (void)l; }
template <class F, class... A> void v(F fn, A... a) { h(fn); auto l = [] __device__ () { }; (void)l; }
void g() { int x = 0; v([x] { return x; }, 1, 2.0f); v([&] { return x; }); }
