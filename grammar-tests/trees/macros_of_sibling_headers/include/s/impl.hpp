#ifndef S_IMPL
#define S_IMPL
#include "run.hpp"
namespace S_NS {
template <class T> struct Vec { T x; };
inline void scale(S_REAL *x, Vec<S_REAL> a, int total) {
  run(1, S_LAMBDA (int i) { x[i] *= a.x; });
  run(1, [=] S_HD (int i) -> S_REAL { return x[i] * S_COUNT; });
  run(1, [=] __device__ (int i) { return x[i] * S_COUNT; });
}
class K { public: S_REAL r; S_REAL get(int total) { run(2, [=] __device__ (int i) { return S_COUNT; }); return r; } };
}
#endif
