// std: 17
// instantiated: init_arrays
template <class T> void f(T t) { auto l = [v = t] __device__ () { return 1; }; (void)l; }
template <class T> void r(T &t) { auto l = [v = t] __device__ () { return 1; }; (void)l; }
template <class T> void q(T &&t) { auto l = [v = t] __device__ () { return 1; }; (void)l; }
void g() { int a[3]; f(a); r(a); q(a); static int s[2]; r(s); }
