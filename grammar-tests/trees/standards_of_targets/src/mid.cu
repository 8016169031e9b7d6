#include "run.h"
#if __cplusplus >= 202002L
#define STDS_KIND char
#elif __cplusplus >= 201703L
#define STDS_KIND short
#else
#define STDS_KIND long
#endif
namespace stds {
void mid_f(STDS_KIND k, level l) {
  run([=] __device__ { return k + l; });
#ifdef __cpp_if_constexpr
  if constexpr (sizeof(k) < 8) run([=] __device__(int) { return l; });
#endif
#ifdef __cpp_concepts
  run([=] __device__<class T>(T) { return l; });
#endif
}
}
