// Instructions for dynamic programming ("DPX"): sums, maxima and minima of two or three numbers in one step, of words or
// of the two halves of a word. `relu` makes negative results zero.
#ifndef CULAMBDA_CPU_DPX
#define CULAMBDA_CPU_DPX
#include "math.h"
#include "simd.h"

#define CULAMBDA_CPU_DPX_SUM(type, kind, add, larger, smaller)                                                \
  CULAMBDA_CPU_FN type __viaddmax_##kind(type a, type b, type c) { return larger(add(a, b), c); }             \
  CULAMBDA_CPU_FN type __viaddmin_##kind(type a, type b, type c) { return smaller(add(a, b), c); }            \
  CULAMBDA_CPU_FN type __vimax3_##kind(type a, type b, type c) { return larger(larger(a, b), c); }            \
  CULAMBDA_CPU_FN type __vimin3_##kind(type a, type b, type c) { return smaller(smaller(a, b), c); }
#define CULAMBDA_CPU_DPX_RELU(type, kind, larger, smaller)                                                    \
  CULAMBDA_CPU_FN type __viaddmax_##kind##_relu(type a, type b, type c) {                                     \
    return larger(__viaddmax_##kind(a, b, c), type());                                                        \
  }                                                                                                           \
  CULAMBDA_CPU_FN type __viaddmin_##kind##_relu(type a, type b, type c) {                                     \
    return larger(__viaddmin_##kind(a, b, c), type());                                                        \
  }                                                                                                           \
  CULAMBDA_CPU_FN type __vimax3_##kind##_relu(type a, type b, type c) {                                       \
    return larger(__vimax3_##kind(a, b, c), type());                                                          \
  }                                                                                                           \
  CULAMBDA_CPU_FN type __vimin3_##kind##_relu(type a, type b, type c) {                                       \
    return larger(__vimin3_##kind(a, b, c), type());                                                          \
  }                                                                                                           \
  CULAMBDA_CPU_FN type __vimax_##kind##_relu(type a, type b) { return larger(larger(a, b), type()); }         \
  CULAMBDA_CPU_FN type __vimin_##kind##_relu(type a, type b) { return larger(smaller(a, b), type()); }

namespace culambda_cpu {
inline namespace v1 {
// A sum that wraps around.
inline int wrapping_sum(int a, int b) { return static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b)); }
inline unsigned wrapping_sum(unsigned a, unsigned b) { return a + b; }
}  // namespace v1
}  // namespace culambda_cpu

CULAMBDA_CPU_DPX_SUM(int, s32, ::culambda_cpu::wrapping_sum, ::max, ::min)
CULAMBDA_CPU_DPX_SUM(unsigned, u32, ::culambda_cpu::wrapping_sum, ::max, ::min)
CULAMBDA_CPU_DPX_SUM(unsigned, s16x2, __vadd2, __vmaxs2, __vmins2)
CULAMBDA_CPU_DPX_SUM(unsigned, u16x2, __vadd2, __vmaxu2, __vminu2)
CULAMBDA_CPU_DPX_RELU(int, s32, ::max, ::min)
CULAMBDA_CPU_DPX_RELU(unsigned, s16x2, __vmaxs2, __vmins2)

// These say besides whether the first number was chosen.
#define CULAMBDA_CPU_DPX_CHOICE(type, kind)                                        \
  CULAMBDA_CPU_FN type __vibmax_##kind(type a, type b, bool *first) {              \
    *first = a >= b;                                                               \
    return *first ? a : b;                                                         \
  }                                                                                \
  CULAMBDA_CPU_FN type __vibmin_##kind(type a, type b, bool *first) {              \
    *first = a <= b;                                                               \
    return *first ? a : b;                                                         \
  }
CULAMBDA_CPU_DPX_CHOICE(int, s32)
CULAMBDA_CPU_DPX_CHOICE(unsigned, u32)

#define CULAMBDA_CPU_DPX_CHOICES(name, kind, choose, compare)                                                 \
  CULAMBDA_CPU_FN unsigned name##_##kind(unsigned a, unsigned b, bool *first_high, bool *first_low) {         \
    const unsigned first = compare(a, b);                                                                     \
    *first_high = first >> 16 & 1;                                                                            \
    *first_low = first & 1;                                                                                   \
    return choose(a, b);                                                                                      \
  }
CULAMBDA_CPU_DPX_CHOICES(__vibmax, s16x2, __vmaxs2, __vsetges2)
CULAMBDA_CPU_DPX_CHOICES(__vibmin, s16x2, __vmins2, __vsetles2)
CULAMBDA_CPU_DPX_CHOICES(__vibmax, u16x2, __vmaxu2, __vsetgeu2)
CULAMBDA_CPU_DPX_CHOICES(__vibmin, u16x2, __vminu2, __vsetleu2)

#undef CULAMBDA_CPU_DPX_CHOICES
#undef CULAMBDA_CPU_DPX_CHOICE
#undef CULAMBDA_CPU_DPX_RELU
#undef CULAMBDA_CPU_DPX_SUM
#endif
