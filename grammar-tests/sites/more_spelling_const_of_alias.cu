// std: 17
// A const in front of an alias that is constant, a reference or a function does not show.
template <class F> void run(F) {}
using CI = const int; using CCI = CI; typedef int *const CP; using R = int &; using RR = int &&; typedef const int CA[3]; using A = int[3]; using Fn = int(int); typedef volatile int VI; typedef const volatile int CVI;
template <class T> using Vec = T const; template <class T> using Id = T; template <class T> struct S { using C = const T; using CI = const int; typedef T *const P; using N = T; using Ref = T &; };
template <class T> using SC = typename S<T>::C; struct B { typedef const int M; using MR = const int &; };
struct D : B {}; namespace n { using NC = const B; using X = int; } using n::NC; namespace m { using namespace n; void z1(const NC &a) { run([] __device__ () {}); } }
const int gk = 3;
void a1(const CCI &v) { run([] __device__ () {}); }
void a2(const CP v) { run([] __device__ () {}); }
void a3(const R v) { run([] __device__ () {}); }
void a4(const RR v) { run([] __device__ () {}); }
void a5(const CA v) { run([] __device__ () {}); }
void a6(const A v) { run([] __device__ () {}); }
void a7(const Fn *v) { run([] __device__ () {}); }
void a8(const VI &v) { run([] __device__ () {}); }
void a9(volatile VI &v) { run([] __device__ () {}); }
void b1(const CVI &v, volatile CVI &w, const volatile CVI &x, const volatile VI &y, const volatile CI &z) { run([] __device__ () {}); }
void b2(const Vec<int> &v, const Id<const int> &w) { run([] __device__ () {}); }
template <class T> void b3(const Vec<T> &v, const Id<const T> &w, const Vec<int> &x, const Id<const int> &y) { run([] __device__ () {}); }
void b4(const S<int>::C &v, const S<int>::CI &w, const S<int>::P &x, const S<const int>::N &y, const S<int>::Ref z) { run([] __device__ () {}); }
template <class T> void b5(const typename S<T>::C &v, const typename S<T>::CI &w, const S<int>::C &x, const SC<T> &q) { run([] __device__ () {}); }
void b6(const B::M &a, const D::M &b, const B::MR c, const NC &d, const n::NC &e) { run([] __device__ () {}); }
const CI &b8() { run([] __device__ () { }); return gk; }
const CI *b9(S<const CI> *q, S<const CP> r) { run([] __device__ () -> const CI * { return nullptr; }); return &gk; }
template <class T> struct K { using V = const T; using CI2 = const int; void m(const V &v, const CI2 &w) { run([] __device__ () {}); } };
template <class T> void c1() { using L = const int; using LT = const T; run([] __device__ () -> const L * { return nullptr; }); run([] __device__ () -> const LT * { return nullptr; });  run([x = (const CI *)nullptr] __device__ () { return x; }); }
typedef struct { int q; } const US; void c2(const US &a) { run([] __device__ () {}); }
void c3(CI const &a, CI *const b, CI const *const c, const CI (&d)[3], const CI (*e)(const CI)) { run([] __device__ () {}); }
