// std: 17
// A parameter that stands for an element of a pack of the primary template is one, in an explicit specialisation, too.
template <class F> void run(F f) {}
template <class T> struct Y { T t; };
template <class... T> void f(Y<T>... u) {}
template <> void f<int>(Y<int> u) { run([=] __device__ () { return (void)u, 0; }); }
template <class A, class... T> void g(A u, T... v) {}
template <> void g<int>(int u) { run([=] __device__ () { return (void)u, 0; }); }
