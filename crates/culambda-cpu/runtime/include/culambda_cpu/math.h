// Mathematics that the C library lacks, and the device's fast functions, which are precise here.
#ifndef CULAMBDA_CPU_MATH
#define CULAMBDA_CPU_MATH
#include <math.h>
#include <cmath>

#include "function.h"

namespace culambda_cpu {
inline namespace v1 {

// The inverse of the error function's complement, for 0 < y < 2: a first guess, then steps that triple its digits.
inline double inverse_erfc(double y) {
  if (!(y >= 0 && y <= 2)) return NAN;
  if (y == 0) return INFINITY;
  if (y == 2) return -INFINITY;
  // Near the middle the complement of y is exact, further out y itself has the digits.
  const bool upper = y < 1;
  const double tail = upper ? y : 2 - y;
  const double t = ::sqrt(-2 * ::log(tail / 2));
  double x = -0.70711 * ((2.30753 + t * 0.27061) / (1 + t * (0.99229 + t * 0.04481)) - t);
  for (int i = 0; i < 3; ++i) {
    const double error = ::erfc(x) - tail;
    // Halley's step for `erfc`, whose derivative is -2/sqrt(pi) exp(-x^2).
    const double newton = error / (1.12837916709551257 * ::exp(-x * x) - x * error);
    if (!(newton == newton)) break;
    x += newton;
  }
  return upper ? x : -x;
}

inline double inverse_erf(double y) {
  if (!(y >= -1 && y <= 1)) return NAN;
  if (y == 1 || y == -1) return y * INFINITY;
  if (::fabs(y) > 0.5) return y > 0 ? inverse_erfc(1 - y) : -inverse_erfc(1 + y);
  // Around zero `erf` has the digits: y sqrt(pi)/2 is near, and the same steps follow.
  double x = y * 0.886226925452758014 * (1 + 0.2617993877991494 * y * y);
  for (int i = 0; i < 3; ++i) {
    const double error = ::erf(x) - y;
    x -= error / (1.12837916709551257 * ::exp(-x * x) + x * error);
  }
  return x;
}

// erfc(x) exp(x^2). Where the factors leave the range of numbers, by the continued fraction of their product.
inline double scaled_erfc(double x) {
  if (x < 10) return ::exp(x * x) * ::erfc(x);
  if (x > 1e8) return 0.564189583547756287 / x;
  double fraction = x;
  for (int k = 60; k > 0; --k) fraction = x + k / 2.0 / fraction;
  return 0.564189583547756287 / fraction;
}

// Sine and cosine of pi x. The period is taken off first, which is exact.
inline double sine_pi(double x) {
  if (!(::fabs(x) < INFINITY)) return NAN;
  double turn = ::fmod(x, 2.0);
  if (turn > 1) turn -= 2;
  if (turn < -1) turn += 2;
  // By symmetry, so that multiples of one half are exact.
  if (turn > 0.5) turn = 1 - turn;
  if (turn < -0.5) turn = -1 - turn;
  if (turn == 0) return ::copysign(0.0, x);
  if (::fabs(turn) <= 0.25) return ::sin(turn * M_PI);
  return turn > 0 ? ::cos((0.5 - turn) * M_PI) : -::cos((0.5 + turn) * M_PI);
}

inline double cosine_pi(double x) {
  if (!(::fabs(x) < INFINITY)) return NAN;
  const double turn = ::fabs(::fmod(x, 2.0));
  const double half = turn > 1 ? 2 - turn : turn;
  if (half == 0.5) return 0;
  if (half <= 0.25) return ::cos(half * M_PI);
  if (half >= 0.75) return -::cos((1 - half) * M_PI);
  return ::sin((0.5 - half) * M_PI);
}

// Modified Bessel functions of the first kind by their series, all of whose terms have one sign.
inline double bessel_i(double x, int order) {
  const double quarter = x * x / 4;
  double term = order ? x / 2 : 1, sum = 0;
  for (int k = 1; k < 4000; ++k) {
    const double next = sum + term;
    if (next == sum) break;
    sum = next;
    term *= quarter / (static_cast<double>(k) * (k + order));
  }
  return sum;
}

inline double length(int count, const double *x) {
  double sum = 0;
  for (int i = 0; i < count; ++i) sum = ::hypot(sum, x[i]);
  return sum;
}
inline double length(int count, const float *x) {
  double sum = 0;
  for (int i = 0; i < count; ++i) sum = ::hypot(sum, static_cast<double>(x[i]));
  return sum;
}

}  // namespace v1
}  // namespace culambda_cpu

// The smaller and the larger of two numbers, by the type of C's conversions; of numbers with a fraction, the one that
// is a number.
#define CULAMBDA_CPU_MIN_MAX(A, B)                                                      \
  CULAMBDA_CPU_FN auto min(A a, B b)->decltype(a + b) {                                 \
    return (decltype(a + b))a < (decltype(a + b))b ? a : b;                             \
  }                                                                                     \
  CULAMBDA_CPU_FN auto max(A a, B b)->decltype(a + b) {                                 \
    return (decltype(a + b))a < (decltype(a + b))b ? b : a;                             \
  }
CULAMBDA_CPU_MIN_MAX(int, int)
CULAMBDA_CPU_MIN_MAX(unsigned, unsigned)
CULAMBDA_CPU_MIN_MAX(int, unsigned)
CULAMBDA_CPU_MIN_MAX(unsigned, int)
CULAMBDA_CPU_MIN_MAX(long, long)
CULAMBDA_CPU_MIN_MAX(unsigned long, unsigned long)
CULAMBDA_CPU_MIN_MAX(long, unsigned long)
CULAMBDA_CPU_MIN_MAX(unsigned long, long)
CULAMBDA_CPU_MIN_MAX(long long, long long)
CULAMBDA_CPU_MIN_MAX(unsigned long long, unsigned long long)
CULAMBDA_CPU_MIN_MAX(long long, unsigned long long)
CULAMBDA_CPU_MIN_MAX(unsigned long long, long long)
#undef CULAMBDA_CPU_MIN_MAX
#define CULAMBDA_CPU_MIN_MAX(R, A, B, smaller, larger)     \
  CULAMBDA_CPU_FN R min(A a, B b) { return smaller(a, b); } \
  CULAMBDA_CPU_FN R max(A a, B b) { return larger(a, b); }
CULAMBDA_CPU_MIN_MAX(float, float, float, ::fminf, ::fmaxf)
CULAMBDA_CPU_MIN_MAX(double, double, double, ::fmin, ::fmax)
CULAMBDA_CPU_MIN_MAX(double, float, double, ::fmin, ::fmax)
CULAMBDA_CPU_MIN_MAX(double, double, float, ::fmin, ::fmax)
#undef CULAMBDA_CPU_MIN_MAX
CULAMBDA_CPU_FN unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
CULAMBDA_CPU_FN unsigned umax(unsigned a, unsigned b) { return a < b ? b : a; }
CULAMBDA_CPU_FN long long llmin(long long a, long long b) { return a < b ? a : b; }
CULAMBDA_CPU_FN long long llmax(long long a, long long b) { return a < b ? b : a; }
CULAMBDA_CPU_FN unsigned long long ullmin(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
CULAMBDA_CPU_FN unsigned long long ullmax(unsigned long long a, unsigned long long b) { return a < b ? b : a; }

// One function of numbers, in the three forms in which CUDA has it.
#define CULAMBDA_CPU_MATH_1(name, expression)                                            \
  CULAMBDA_CPU_FN double name(double x) { return expression; }                           \
  CULAMBDA_CPU_FN float name##f(float a) {                                               \
    const double x = a;                                                                  \
    return static_cast<float>(expression);                                               \
  }                                                                                      \
  CULAMBDA_CPU_FN float name(float a) { return name##f(a); }
CULAMBDA_CPU_MATH_1(rsqrt, 1 / ::sqrt(x))
CULAMBDA_CPU_MATH_1(rcbrt, 1 / ::cbrt(x))
CULAMBDA_CPU_MATH_1(sinpi, ::culambda_cpu::sine_pi(x))
CULAMBDA_CPU_MATH_1(cospi, ::culambda_cpu::cosine_pi(x))
CULAMBDA_CPU_MATH_1(normcdf, 0.5 * ::erfc(-x * M_SQRT1_2))
CULAMBDA_CPU_MATH_1(erfcx, ::culambda_cpu::scaled_erfc(x))
CULAMBDA_CPU_MATH_1(erfinv, ::culambda_cpu::inverse_erf(x))
CULAMBDA_CPU_MATH_1(erfcinv, ::culambda_cpu::inverse_erfc(x))
CULAMBDA_CPU_MATH_1(normcdfinv, -M_SQRT2 * ::culambda_cpu::inverse_erfc(2 * x))
CULAMBDA_CPU_MATH_1(cyl_bessel_i0, ::culambda_cpu::bessel_i(x, 0))
CULAMBDA_CPU_MATH_1(cyl_bessel_i1, ::culambda_cpu::bessel_i(x, 1))
#undef CULAMBDA_CPU_MATH_1

CULAMBDA_CPU_FN void sincospi(double x, double *sine, double *cosine) {
  *sine = ::culambda_cpu::sine_pi(x);
  *cosine = ::culambda_cpu::cosine_pi(x);
}
CULAMBDA_CPU_FN void sincospif(float x, float *sine, float *cosine) {
  *sine = static_cast<float>(::culambda_cpu::sine_pi(x));
  *cosine = static_cast<float>(::culambda_cpu::cosine_pi(x));
}
CULAMBDA_CPU_FN void sincospi(float x, float *sine, float *cosine) { sincospif(x, sine, cosine); }

CULAMBDA_CPU_FN double rhypot(double x, double y) { return 1 / ::hypot(x, y); }
CULAMBDA_CPU_FN float rhypotf(float x, float y) {
  return static_cast<float>(1 / ::hypot(static_cast<double>(x), static_cast<double>(y)));
}
CULAMBDA_CPU_FN float rhypot(float x, float y) { return rhypotf(x, y); }

CULAMBDA_CPU_FN double norm(int count, const double *x) { return ::culambda_cpu::length(count, x); }
CULAMBDA_CPU_FN double rnorm(int count, const double *x) { return 1 / ::culambda_cpu::length(count, x); }
CULAMBDA_CPU_FN float normf(int count, const float *x) {
  return static_cast<float>(::culambda_cpu::length(count, x));
}
CULAMBDA_CPU_FN float rnormf(int count, const float *x) {
  return static_cast<float>(1 / ::culambda_cpu::length(count, x));
}
#define CULAMBDA_CPU_NORM(type, suffix)                                                  \
  CULAMBDA_CPU_FN type norm3d##suffix(type a, type b, type c) {                          \
    const type x[] = {a, b, c};                                                          \
    return static_cast<type>(::culambda_cpu::length(3, x));                              \
  }                                                                                      \
  CULAMBDA_CPU_FN type norm4d##suffix(type a, type b, type c, type d) {                  \
    const type x[] = {a, b, c, d};                                                       \
    return static_cast<type>(::culambda_cpu::length(4, x));                              \
  }                                                                                      \
  CULAMBDA_CPU_FN type rnorm3d##suffix(type a, type b, type c) {                         \
    const type x[] = {a, b, c};                                                          \
    return static_cast<type>(1 / ::culambda_cpu::length(3, x));                          \
  }                                                                                      \
  CULAMBDA_CPU_FN type rnorm4d##suffix(type a, type b, type c, type d) {                 \
    const type x[] = {a, b, c, d};                                                       \
    return static_cast<type>(1 / ::culambda_cpu::length(4, x));                          \
  }
CULAMBDA_CPU_NORM(double, )
CULAMBDA_CPU_NORM(float, f)
#undef CULAMBDA_CPU_NORM

CULAMBDA_CPU_FN double fdivide(double x, double y) { return x / y; }
CULAMBDA_CPU_FN float fdividef(float x, float y) { return x / y; }
CULAMBDA_CPU_FN float __fdividef(float x, float y) { return x / y; }
CULAMBDA_CPU_FN float __saturatef(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

// The C library of GNU declares these names for itself and has no functions that a program could link to, so these are
// no templates but definitions of what is declared. Where it does not, nothing is different.
#if defined(__GLIBC__)
#define CULAMBDA_CPU_FAST extern "C" inline
#define CULAMBDA_CPU_FAST_END __THROW
#else
#define CULAMBDA_CPU_FAST CULAMBDA_CPU_FN
#define CULAMBDA_CPU_FAST_END
#endif
CULAMBDA_CPU_FAST float __sinf(float x) CULAMBDA_CPU_FAST_END { return ::sinf(x); }
CULAMBDA_CPU_FAST float __cosf(float x) CULAMBDA_CPU_FAST_END { return ::cosf(x); }
CULAMBDA_CPU_FAST float __tanf(float x) CULAMBDA_CPU_FAST_END { return ::tanf(x); }
CULAMBDA_CPU_FAST float __tanhf(float x) CULAMBDA_CPU_FAST_END { return ::tanhf(x); }
CULAMBDA_CPU_FAST float __expf(float x) CULAMBDA_CPU_FAST_END { return ::expf(x); }
CULAMBDA_CPU_FAST float __exp10f(float x) CULAMBDA_CPU_FAST_END { return ::powf(10.0f, x); }
CULAMBDA_CPU_FAST float __logf(float x) CULAMBDA_CPU_FAST_END { return ::logf(x); }
CULAMBDA_CPU_FAST float __log2f(float x) CULAMBDA_CPU_FAST_END { return ::log2f(x); }
CULAMBDA_CPU_FAST float __log10f(float x) CULAMBDA_CPU_FAST_END { return ::log10f(x); }
CULAMBDA_CPU_FAST float __powf(float x, float y) CULAMBDA_CPU_FAST_END { return ::powf(x, y); }
CULAMBDA_CPU_FAST void __sincosf(float x, float *sine, float *cosine) CULAMBDA_CPU_FAST_END {
  *sine = ::sinf(x);
  *cosine = ::cosf(x);
}
#undef CULAMBDA_CPU_FAST
#undef CULAMBDA_CPU_FAST_END
// Of two pi x.
CULAMBDA_CPU_FN float __sin2pif(float x) { return static_cast<float>(::culambda_cpu::sine_pi(2.0 * x)); }
CULAMBDA_CPU_FN float __cos2pif(float x) { return static_cast<float>(::culambda_cpu::cosine_pi(2.0 * x)); }
CULAMBDA_CPU_FN void __sincos2pif(float x, float *sine, float *cosine) {
  *sine = __sin2pif(x);
  *cosine = __cos2pif(x);
}
#endif
