// std: 17
// instantiated: generic_lambdas
template <class T> void inner(T) { auto l = [] __device__ () {}; }
void g() { struct L {}; auto gl = [](auto x) { inner(x); }; gl(L{}); auto gp = [](auto *x) { inner(x); }; L l; gp(&l); }
