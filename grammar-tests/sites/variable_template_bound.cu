// std: 17
// Bounds that are values of variable templates, and members of class templates.
template <class F> void run(F f) {}
template <class T> constexpr int size = sizeof(T);
template <class T> struct H { static const int v = 2; };
template <class T> void f(const T (&q)[size<T>]) { run([=] __device__ () { return (void)q, 0; }); }
template <class T> void g(const T (*q)[size<T>]) { run([=] __device__ () { return (void)q, 0; }); }
template <class T> void h(const T (*q)[H<T>::v]) { run([=] __device__ () { return (void)q, 0; }); }
