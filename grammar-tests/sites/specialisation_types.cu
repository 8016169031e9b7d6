// std: 17
// The tag of an explicit specialisation has the types of the primary template, with the arguments in it as they are written.
template <class F> void run(F f) {}
template <class T> struct Y { using type = T *; };
template <class T> using Pointer = T *;
typedef int Int;
namespace q { struct Z { int x; using In = int; }; typedef Z Alias; }
template <class T> void f(T u, typename Y<T>::type z) {}
template <> void f<int>(int u, int *z) { run([=] __device__ () { return (void)u, 0; }); }
template <> void f(char u, char *z) { run([=] __device__ () { return (void)u, 0; }); }
template <class T> void g(Y<T> u, Pointer<T> z) {}
template <> void g<Int>(Y<int> u, int *z) { run([=] __device__ () { return (void)u, 0; }); }
template <> void g<q::Alias>(Y<q::Z> u, q::Z *z) { run([=] __device__ () { return (void)u, 0; }); }
template <class T> typename Y<T>::type h(T u) { return 0; }
template <> int *h<int>(int u) { run([=] __device__ () { return (void)u, 0; }); return 0; }
template <class T> auto k(T u) -> decltype(u + 1) { return u; }
template <> auto k<int>(int u) -> int { run([=] __device__ () { return (void)u, 0; }); return 0; }
template <int N> void n(Y<int> u, int (&z)[N + 1]) {}
template <> void n<2>(Y<int> u, int (&z)[3]) { run([=] __device__ () { return (void)u, 0; }); }
template <class T> void o(T u) {}
template <class T> void o(T *u) {}
template <class T, class U> void o(T u, U z) {}
template <> void o<int>(int u) { run([=] __device__ () { return (void)u, 0; }); }
template <> void o<int>(int *u) { run([=] __device__ () { return (void)u, 0; }); }
template <> void o<int>(int u, char z) { run([=] __device__ () { return (void)u, 0; }); }
