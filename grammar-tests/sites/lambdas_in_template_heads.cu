// std: 20
// Lambdas in the default arguments of templates.
template <class... T> struct lih { };
template <class T = decltype([] __device__ {})> void lih1() { auto q = [] __device__ {}; }
template <class T = decltype([] {})> void lih2() { auto q = [] __device__ {}; }
template <class T = decltype([](int n) -> lih<int, int> { return {}; }), int N = (3 > 2), class U = lih<int, lih<T>>> void lih3(T t, U u) { auto q = [] __device__ {}; }
template <int N = [] { return 3; }(), class T = lih<decltype([](auto x) { return x < 3; })>> void lih4(T t) { auto q = [] __device__ {}; }
template <class T, auto F = [](T a, T b) { return a < b; }> void lih5(T t) { auto q = [t] __device__ {}; }
template <class T, class U = lih<lih<decltype([] {})>>> void lih6(T t) { auto q = [t] __device__ {}; }
