// std: 17
// `__restrict__` stays in template arguments, in return types and in initialisers, at the top of a cast not.
template <class X> struct V { X x; };
void f8(int *__restrict__ a, int *const __restrict__ b, int *__restrict__ *c, int *__restrict__ &d, int (*e)(int *__restrict__), int *__restrict__ *__restrict__ g, const float *__restrict__ *h) { auto l = [] __device__ () -> int *__restrict__ * { return {}; }; }
void f9(V<int *__restrict__> a, V<int *__restrict__ *> b) { auto l = [] __device__ () -> V<int *__restrict__> { return {}; }; }
void g1(int *p) { auto m = [x = (int *__restrict__ *)nullptr] __device__ () -> int *__restrict__ * { return {}; }; }
void g2(int *p) { auto m = [y = V<int *__restrict__>{}] __device__ {}; }
void g3(int *p) { auto m = [y = (int *__restrict__)p] __device__ {}; }
void g4(int *p) { auto m = [y = static_cast<int *__restrict__>(p), z = static_cast<const float *__restrict__ *>(nullptr)] __device__ {}; }
void g5(V<void (*)(int *__restrict__)> p, V<void (*)(int *__restrict__ *)> q) { auto m = [y = V<void (*)(int *__restrict__ a)>{}] __device__ {}; }
template <class T> void g6(V<T *__restrict__> a, T *__restrict__ b) { auto l = [x = (T *__restrict__ *)nullptr, z = V<T *__restrict__>{}] __device__ () -> V<T *__restrict__> { return {}; }; }
void g7(V<int *__restrict__ &> a, V<const int *__restrict__> b) { auto l = [] __device__ {}; }
void h1(int *p) { auto m = [] __device__ () -> int *__restrict__ { return {}; }; auto n = [] __device__ () -> V<int *__restrict__ *> { return {}; }; }
