// Functions of numbers of 16 bits, for both kinds of them. A result is that of numbers with many more digits, rounded
// once.
#ifndef CULAMBDA_CPU_HALVES
#define CULAMBDA_CPU_HALVES
#include <math.h>
#include <string.h>

#include "atomics.h"
#include "function.h"
#include "math.h"
#include "rounding.h"

namespace culambda_cpu {
inline namespace v1 {

// What a kind of short numbers says of itself: `from` and `to` a number of 64 bits.
template <class T>
struct Half;

template <class T>
double from_half(T x) {
  return Half<T>::from(x);
}
template <class T>
T to_half(double x, T) {
  return Half<T>::to(x);
}

// a b + c with one rounding to come: a sum that is not exact gets an odd last digit, so that rounding it to fewer digits
// goes the way that the exact sum would. The product of two short numbers is exact.
inline double odd_fma(double a, double b, double c) {
  const double product = a * b, sum = product + c;
  if (!(fabs(sum) < INFINITY)) return sum;
  const double part = sum - product, error = (product - (sum - part)) + (c - part);
  unsigned long long bits;
  memcpy(&bits, &sum, sizeof bits);
  return error == 0 || (bits & 1) ? sum : nextafter(sum, error > 0 ? INFINITY : -INFINITY);
}

template <class T>
T half_fma(T a, T b, T c) {
  return to_half(odd_fma(from_half(a), from_half(b), from_half(c)), T());
}
// Negative numbers, and what is no number, as the instructions have it: `relu` makes 0 of the first, `sat` of both.
template <class T>
T half_relu(T x) {
  return from_half(x) < 0 ? to_half(0.0, T()) : x;
}
template <class T>
T half_saturated(T x) {
  const double value = from_half(x);
  return value > 0 ? (value < 1 ? x : to_half(1.0, T())) : to_half(0.0, T());
}

}  // namespace v1
}  // namespace culambda_cpu

// One function, of a number and of two.
#define CULAMBDA_CPU_HALF_1(type, type2, name, expression)                     \
  CULAMBDA_CPU_FN type h##name(type a) {                                       \
    const double x = ::culambda_cpu::from_half(a);                             \
    return ::culambda_cpu::to_half(expression, type());                        \
  }                                                                            \
  CULAMBDA_CPU_FN type2 h2##name(type2 a) {                                    \
    type2 result;                                                              \
    result.x = h##name(type(a.x));                                             \
    result.y = h##name(type(a.y));                                             \
    return result;                                                             \
  }
#define CULAMBDA_CPU_HALF_3(type, type2, suffix, change)                                                         \
  CULAMBDA_CPU_FN type __hfma##suffix(type a, type b, type c) { return change(::culambda_cpu::half_fma(a, b, c)); } \
  CULAMBDA_CPU_FN type2 __hfma2##suffix(type2 a, type2 b, type2 c) {                                             \
    type2 result;                                                                                                \
    result.x = __hfma##suffix(type(a.x), type(b.x), type(c.x));                                                  \
    result.y = __hfma##suffix(type(a.y), type(b.y), type(c.y));                                                  \
    return result;                                                                                               \
  }

#define CULAMBDA_CPU_HALF(type, type2)                                                                          \
  CULAMBDA_CPU_HALF_3(type, type2, , )                                                                          \
  CULAMBDA_CPU_HALF_3(type, type2, _relu, ::culambda_cpu::half_relu)                                            \
  CULAMBDA_CPU_HALF_3(type, type2, _sat, ::culambda_cpu::half_saturated)                                        \
  CULAMBDA_CPU_FN type2 __hcmadd(type2 a, type2 b, type2 c) {                                                   \
    type2 result;                                                                                               \
    result.x = __hfma(type(__hneg(a.y)), type(b.y), __hfma(type(a.x), type(b.x), type(c.x)));                   \
    result.y = __hfma(type(a.y), type(b.x), __hfma(type(a.x), type(b.y), type(c.y)));                           \
    return result;                                                                                              \
  }                                                                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, ceil, ::ceil(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, floor, ::floor(x))                                                           \
  CULAMBDA_CPU_HALF_1(type, type2, trunc, ::trunc(x))                                                           \
  CULAMBDA_CPU_HALF_1(type, type2, rint, ::rint(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, cos, ::cos(x))                                                               \
  CULAMBDA_CPU_HALF_1(type, type2, sin, ::sin(x))                                                               \
  CULAMBDA_CPU_HALF_1(type, type2, tanh, ::tanh(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, tanh_approx, ::tanh(x))                                                      \
  CULAMBDA_CPU_HALF_1(type, type2, exp, ::exp(x))                                                               \
  CULAMBDA_CPU_HALF_1(type, type2, exp2, ::exp2(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, exp10, ::pow(10.0, x))                                                       \
  CULAMBDA_CPU_HALF_1(type, type2, log, ::log(x))                                                               \
  CULAMBDA_CPU_HALF_1(type, type2, log2, ::log2(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, log10, ::log10(x))                                                           \
  CULAMBDA_CPU_HALF_1(type, type2, sqrt, ::sqrt(x))                                                             \
  CULAMBDA_CPU_HALF_1(type, type2, rsqrt, 1 / ::sqrt(x))                                                        \
  CULAMBDA_CPU_HALF_1(type, type2, rcp, 1 / x)                                                                  \
  CULAMBDA_CPU_FN type atomicAdd(type *address, type value) {                                                   \
    return ::culambda_cpu::change<unsigned short>(address, [=](type old) -> type { return __hadd(old, value); }); \
  }                                                                                                             \
  CULAMBDA_CPU_FN type2 atomicAdd(type2 *address, type2 value) {                                                \
    type2 result;                                                                                               \
    result.x = atomicAdd(reinterpret_cast<type *>(address), type(value.x));                                     \
    result.y = atomicAdd(reinterpret_cast<type *>(address) + 1, type(value.y));                                 \
    return result;                                                                                              \
  }

// Conversions to integers; those towards zero the host has by itself.
#define CULAMBDA_CPU_HALF_TO(prefix, type, name, integer)                                                       \
  CULAMBDA_CPU_FN integer prefix##name##_rn(type x) {                                                           \
    return ::culambda_cpu::short_integer<integer>(::culambda_cpu::from_half(x), FE_TONEAREST);                  \
  }                                                                                                             \
  CULAMBDA_CPU_FN integer prefix##name##_rd(type x) {                                                           \
    return ::culambda_cpu::short_integer<integer>(::culambda_cpu::from_half(x), FE_DOWNWARD);                   \
  }                                                                                                             \
  CULAMBDA_CPU_FN integer prefix##name##_ru(type x) {                                                           \
    return ::culambda_cpu::short_integer<integer>(::culambda_cpu::from_half(x), FE_UPWARD);                     \
  }
#define CULAMBDA_CPU_HALF_TO_INTEGERS(prefix, type)                  \
  CULAMBDA_CPU_HALF_TO(prefix, type, int, int)                       \
  CULAMBDA_CPU_HALF_TO(prefix, type, uint, unsigned)                 \
  CULAMBDA_CPU_HALF_TO(prefix, type, short, short)                   \
  CULAMBDA_CPU_HALF_TO(prefix, type, ushort, unsigned short)         \
  CULAMBDA_CPU_HALF_TO(prefix, type, ll, long long)                  \
  CULAMBDA_CPU_HALF_TO(prefix, type, ull, unsigned long long)

namespace culambda_cpu {
inline namespace v1 {
// As `to_integer`, from a number of 16 bits that is exact in a `float`.
template <class To>
To short_integer(double value, int mode) {
  const Rounding rounding(mode);
  const volatile double x = value;
  const volatile double rounded = ::nearbyint(x);
  return to_integer<To, float>(static_cast<float>(rounded));
}
}  // namespace v1
}  // namespace culambda_cpu
#endif
