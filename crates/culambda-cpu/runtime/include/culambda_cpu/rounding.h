// Arithmetic and conversions with a rounding of their own: `_rn` to nearest, `_rd` down, `_ru` up, `_rz` towards zero.
// Operands go through volatile variables, so that the operation happens while the rounding holds, and by itself: the
// device never merges these with another operation.
#ifndef CULAMBDA_CPU_ROUNDING
#define CULAMBDA_CPU_ROUNDING
#include <fenv.h>
#include <math.h>

#include "function.h"

namespace culambda_cpu {
inline namespace v1 {

// Sets the rounding of the CPU and puts the old one back.
class Rounding {
 public:
  explicit Rounding(int mode) : before_(fegetround()) { fesetround(mode); }
  ~Rounding() { fesetround(before_); }
  Rounding(const Rounding &) = delete;
  Rounding &operator=(const Rounding &) = delete;

 private:
  int before_;
};

// From a number with a fraction to an integer, as the device does it: what is too large becomes the nearest integer
// there is, and what is no number is 0 between 32 bits and 32 bits, else the top bit alone.
template <class To, class From>
To to_integer(From x) {
  const To low = static_cast<To>(static_cast<To>(-1) < 0 ? static_cast<To>(1) << (sizeof(To) * 8 - 1) : 0);
  const To high = static_cast<To>(~low);
  if (x != x) return sizeof(To) == 4 && sizeof(From) == 4 ? 0 : static_cast<To>(1ULL << (sizeof(To) * 8 - 1));
  // The first number beyond is a power of two, which each type with a fraction has.
  const From beyond = static_cast<From>(high / 2 + 1) * 2;
  if (x >= beyond) return high;
  if (x < static_cast<From>(low)) return low;
  return static_cast<To>(x);
}

}  // namespace v1
}  // namespace culambda_cpu

#define CULAMBDA_CPU_ROUNDED(name, mode, type, from, expression)                \
  CULAMBDA_CPU_FN type name(from a) {                                           \
    const ::culambda_cpu::Rounding rounding(mode);                              \
    const volatile from x = a;                                                  \
    const volatile type result = expression;                                    \
    return result;                                                              \
  }
#define CULAMBDA_CPU_ROUNDED_2(name, mode, type, expression)                    \
  CULAMBDA_CPU_FN type name(type a, type b) {                                   \
    const ::culambda_cpu::Rounding rounding(mode);                              \
    const volatile type x = a, y = b;                                           \
    const volatile type result = expression;                                    \
    return result;                                                              \
  }
#define CULAMBDA_CPU_ROUNDED_3(name, mode, type, expression)                    \
  CULAMBDA_CPU_FN type name(type a, type b, type c) {                           \
    const ::culambda_cpu::Rounding rounding(mode);                              \
    const volatile type x = a, y = b, z = c;                                    \
    const volatile type result = expression;                                    \
    return result;                                                              \
  }
#define CULAMBDA_CPU_MODES(define, name, ...)                                                         \
  define(name##_rn, FE_TONEAREST, __VA_ARGS__) define(name##_rd, FE_DOWNWARD, __VA_ARGS__)            \
  define(name##_ru, FE_UPWARD, __VA_ARGS__) define(name##_rz, FE_TOWARDZERO, __VA_ARGS__)

CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __fadd, float, x + y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __fsub, float, x - y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __fmul, float, x *y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __fdiv, float, x / y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __dadd, double, x + y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __dsub, double, x - y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __dmul, double, x *y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_2, __ddiv, double, x / y)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_3, __fmaf, float, ::fmaf(x, y, z))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_3, __fmaf_ieee, float, ::fmaf(x, y, z))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED_3, __fma, double, ::fma(x, y, z))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __frcp, float, float, 1.0f / x)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __drcp, double, double, 1.0 / x)
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __fsqrt, float, float, ::sqrtf(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __dsqrt, double, double, ::sqrt(x))
// Rounded from one with twice the digits.
CULAMBDA_CPU_ROUNDED(__frsqrt_rn, FE_TONEAREST, float, float, static_cast<float>(1.0 / ::sqrt(static_cast<double>(x))))

CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __double2float, float, double, static_cast<float>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __int2float, float, int, static_cast<float>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __uint2float, float, unsigned, static_cast<float>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __ll2float, float, long long, static_cast<float>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __ull2float, float, unsigned long long, static_cast<float>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __ll2double, double, long long, static_cast<double>(x))
CULAMBDA_CPU_MODES(CULAMBDA_CPU_ROUNDED, __ull2double, double, unsigned long long, static_cast<double>(x))
CULAMBDA_CPU_FN double __int2double_rn(int x) { return x; }
CULAMBDA_CPU_FN double __uint2double_rn(unsigned x) { return x; }

#undef CULAMBDA_CPU_MODES
#undef CULAMBDA_CPU_ROUNDED_3
#undef CULAMBDA_CPU_ROUNDED_2
#undef CULAMBDA_CPU_ROUNDED

// `nearbyint` goes by the rounding that holds, which is to nearest, ties to even, unless the program sets another.
#define CULAMBDA_CPU_TO_INTEGER(name, type, from)                                                                   \
  CULAMBDA_CPU_FN type name##_rn(from x) {                                                                          \
    const ::culambda_cpu::Rounding rounding(FE_TONEAREST);                                                          \
    const volatile from nearest = ::nearbyint(x);                                                                   \
    return ::culambda_cpu::to_integer<type, from>(nearest);                                                         \
  }                                                                                                                 \
  CULAMBDA_CPU_FN type name##_rd(from x) { return ::culambda_cpu::to_integer<type, from>(static_cast<from>(::floor(x))); } \
  CULAMBDA_CPU_FN type name##_ru(from x) { return ::culambda_cpu::to_integer<type, from>(static_cast<from>(::ceil(x))); }  \
  CULAMBDA_CPU_FN type name##_rz(from x) { return ::culambda_cpu::to_integer<type, from>(static_cast<from>(::trunc(x))); }
CULAMBDA_CPU_TO_INTEGER(__float2int, int, float)
CULAMBDA_CPU_TO_INTEGER(__float2uint, unsigned, float)
CULAMBDA_CPU_TO_INTEGER(__float2ll, long long, float)
CULAMBDA_CPU_TO_INTEGER(__float2ull, unsigned long long, float)
CULAMBDA_CPU_TO_INTEGER(__double2int, int, double)
CULAMBDA_CPU_TO_INTEGER(__double2uint, unsigned, double)
CULAMBDA_CPU_TO_INTEGER(__double2ll, long long, double)
CULAMBDA_CPU_TO_INTEGER(__double2ull, unsigned long long, double)
#undef CULAMBDA_CPU_TO_INTEGER

// The same for the two parts of a vector.
#define CULAMBDA_CPU_BOTH(mode)                                                                                   \
  CULAMBDA_CPU_FN float2 __fadd2_##mode(float2 a, float2 b) {                                                     \
    return float2{__fadd_##mode(a.x, b.x), __fadd_##mode(a.y, b.y)};                                              \
  }                                                                                                               \
  CULAMBDA_CPU_FN float2 __fmul2_##mode(float2 a, float2 b) {                                                     \
    return float2{__fmul_##mode(a.x, b.x), __fmul_##mode(a.y, b.y)};                                              \
  }                                                                                                               \
  CULAMBDA_CPU_FN float2 __ffma2_##mode(float2 a, float2 b, float2 c) {                                           \
    return float2{__fmaf_##mode(a.x, b.x, c.x), __fmaf_##mode(a.y, b.y, c.y)};                                    \
  }
CULAMBDA_CPU_BOTH(rn)
CULAMBDA_CPU_BOTH(rz)
CULAMBDA_CPU_BOTH(ru)
CULAMBDA_CPU_BOTH(rd)
#undef CULAMBDA_CPU_BOTH
#endif
