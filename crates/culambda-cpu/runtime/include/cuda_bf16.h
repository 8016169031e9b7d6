// CUDA's header of this name, and what it has for nvcc only.
#include_next <cuda_bf16.h>
#ifndef CULAMBDA_CPU_BF16
#define CULAMBDA_CPU_BF16
#include "culambda_cpu/letters_begin.h"
#if defined(__GNUC__)
#pragma GCC system_header
#endif
#include "culambda_cpu/half.h"

namespace culambda_cpu {
inline namespace v1 {
template <>
struct Half<__nv_bfloat16> {
  static double from(__nv_bfloat16 x) { return __bfloat162float(x); }
  static __nv_bfloat16 to(double x) { return __double2bfloat16(x); }
};
}  // namespace v1
}  // namespace culambda_cpu

CULAMBDA_CPU_HALF(__nv_bfloat16, __nv_bfloat162)
CULAMBDA_CPU_HALF_TO_INTEGERS(__bfloat162, __nv_bfloat16)
#include "culambda_cpu/letters_end.h"
#endif
