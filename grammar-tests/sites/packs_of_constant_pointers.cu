// std: 17
// Packs of constant pointers.
template <class F> int eat(F f) { return 0; }
template <class... Ts> void f1(int x, Ts *const... ts) { eat([=] __device__ { return x; }); }
template <class... Ts> void f2(int x, const Ts *const... ts) { int n = sizeof...(ts); eat([=] __device__ { return x + n; }); }
