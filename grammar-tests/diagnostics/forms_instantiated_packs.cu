// std: 17
// instantiated: packs
template <class... T> void f(T... t) { auto l = [] __device__ () {}; }
template <class... T> void k(T... t) { f(&t...); (f(t), ...); }
void g() { struct L {}; k(1, L{}); f<int, L *>(1, nullptr); }
