// std: 17
// instantiated: returned_types
template <class T> auto mk(T t) { return [t] { return t; }; }
template <class F> void f(F fn) { auto l = [fn] __device__ () {}; }
struct N {}; auto mk2() { struct H {}; return H{}; }
void g() { f(mk(1)); f(mk2()); auto x = mk2(); f(&x); }
