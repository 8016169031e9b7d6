// std: 17
// instantiated: deduction
template <class T> void f(T &&t) { auto l = [] __device__ () { return 1; }; (void)l; }
template <class T> void p(const T *t) { auto l = [] __host__ __device__ () { return 1; }; (void)l; }
template <class T, class U = T> void d(T) { auto l = [] __device__ () { return 1; }; (void)l; }
void g() { struct L {}; L x; f(x); f(L{}); p(&x); d(x); d<int, L>(1); }
