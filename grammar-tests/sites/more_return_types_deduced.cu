// std: 17
// return types deduced
#include <cstddef>
template <class F> int run(F, int = 0) { return 0; }
typedef int TI; using UA = unsigned; namespace n { struct Q {}; using QA = Q; template <class T> struct V {}; inline namespace v1 { struct Z {}; } enum E { e }; } using namespace n; int gv; const int gc = 1; TI gt; unsigned char guc; extern float gfl; int gf(int); TI gft(); float gff(int); n::Q gq(); const int *gp; int ga[3]; bool gb; struct M { int m; n::Q q; int f(); static int s; static int sf(); }; size_t gsz; int gover(int); float gover(float); template <class T> T gtm(T); int &gref(); const int gci(); auto gauto() { return 1; }
void f(TI a, UA b, n::Q c, n::QA d, n::V<n::Q> e, QA f, V<Q> g, Z h, const TI i, TI &j, const n::Q &k, n::E l, M m, M *pm, unsigned char uc, short sh, size_t sz, char ch, unsigned long ul, bool bb, const unsigned cu, unsigned int ui, long int li, struct M em, volatile int vi) {
  run([=] __device__ () -> auto { return a; });
  run([=] __device__ () -> auto { return b; });
  run([=] __device__ () -> auto { return c; });
  run([=] __device__ () -> auto { return d; });
  run([=] __device__ () -> auto { return e; });
  run([=] __device__ () -> auto { return f; });
  run([=] __device__ () -> auto { return g; });
  run([=] __device__ () -> auto { return h; });
  run([=] __device__ () -> auto { return i; });
  run([=] __device__ () -> auto { return j; });
  run([=] __device__ () -> auto { return k; });
  run([=] __device__ () -> auto { return l; });
  run([=] __device__ () -> auto { return uc; });
  run([=] __device__ () -> auto { return sz; });
  run([=] __device__ () -> auto { return ch; });
  run([=] __device__ () -> auto { return ul; });
  run([=] __device__ () -> auto { return (TI)b; });
  run([=] __device__ () -> auto { return (UA)b; });
  run([=] __device__ () -> auto { return n::Q{}; });
  run([=] __device__ () -> auto { return Q{}; });
  run([=] __device__ () -> auto { return TI{}; });
  run([=] __device__ () -> auto { return int{3}; });
  run([=] __device__ () -> auto { return V<Q>{}; });
  run([=] __device__ () -> auto { return cu; });
  run([=] __device__ () -> auto { return ui; });
  run([=] __device__ () -> auto { return li; });
  run([=] __device__ () -> auto { return vi; });
  run([=] __device__ () -> decltype(auto) { return a; });
  run([=] __device__ () -> decltype(auto) { return i; });
  run([=] __device__ () -> decltype(auto) { return k; });
  run([=] __device__ () -> decltype(auto) { return (c); });
  run([=] __device__ () -> auto & { return a; });
  run([=] __device__ () mutable -> auto & { return a; });
  run([=] __device__ () -> auto & { return i; });
  run([=] __device__ () mutable -> auto & { return i; });
  run([=] __device__ () mutable -> decltype(auto) { return (i); });
  run([=] __device__ () mutable -> auto & { return k; });
}
