// std: 17
// instantiated: closures
template <class F> void f(F fn) { auto l = [fn] __device__ () { fn(); }; (void)l; }
template <class F> void h(F fn) { auto l = [=] __device__ () { }; (void)l; fn(); }
void g() { f([] {}); f([] __device__ () {}); h([] { return 1; }); h([](auto x) { return 1; }); auto n = [] __host__ __device__ () {}; f(n); }
