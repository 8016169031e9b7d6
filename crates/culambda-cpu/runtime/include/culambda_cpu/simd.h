// Instructions on two halves or four bytes of a word ("SIMD video instructions"), by the part.
#ifndef CULAMBDA_CPU_SIMD
#define CULAMBDA_CPU_SIMD
#include "function.h"

namespace culambda_cpu {
inline namespace v1 {

template <int Bits, bool Signed>
int part(unsigned word, int at) {
  const unsigned mask = (1u << Bits) - 1, value = word >> (at * Bits) & mask;
  return Signed && (value >> (Bits - 1)) ? static_cast<int>(value) - static_cast<int>(mask) - 1
                                         : static_cast<int>(value);
}

// Makes a word of what a function makes of each pair of parts; longer results lose their upper bits.
template <int Bits, bool Signed, class F>
unsigned by_part(unsigned a, unsigned b, F function) {
  const unsigned mask = (1u << Bits) - 1;
  unsigned result = 0;
  for (int i = 0; i < 32 / Bits; ++i) {
    const int value = function(part<Bits, Signed>(a, i), part<Bits, Signed>(b, i));
    result |= (static_cast<unsigned>(value) & mask) << (i * Bits);
  }
  return result;
}

template <int Bits, bool Signed>
int saturate(int value) {
  const int high = Signed ? (1 << (Bits - 1)) - 1 : (1 << Bits) - 1, low = Signed ? -high - 1 : 0;
  return value < low ? low : value > high ? high : value;
}

inline int larger(int a, int b) { return a < b ? b : a; }
inline int smaller(int a, int b) { return a < b ? a : b; }
inline int distance(int a, int b) { return a < b ? b - a : a - b; }

}  // namespace v1
}  // namespace culambda_cpu

#define CULAMBDA_CPU_PARTS(name, bits, is_signed, expression)                                               \
  CULAMBDA_CPU_FN unsigned name(unsigned a, unsigned b) {                                                   \
    return ::culambda_cpu::by_part<bits, is_signed>(a, b, [](int x, int y) -> int {                         \
      (void)y;                                                                                              \
      return expression;                                                                                    \
    });                                                                                                     \
  }
#define CULAMBDA_CPU_PART(name, bits, is_signed, expression)                                                \
  CULAMBDA_CPU_FN unsigned name(unsigned a) {                                                               \
    return ::culambda_cpu::by_part<bits, is_signed>(a, a, [](int x, int) -> int { return expression; });    \
  }
#define CULAMBDA_CPU_COMPARE(name, count, bits, is_signed, operator_)        \
  CULAMBDA_CPU_PARTS(__vcmp##name##count, bits, is_signed, -(x operator_ y)) \
  CULAMBDA_CPU_PARTS(__vset##name##count, bits, is_signed, x operator_ y)
#define CULAMBDA_CPU_SUM(name, bits, is_signed)                                                             \
  CULAMBDA_CPU_FN unsigned name(unsigned a, unsigned b) {                                                   \
    unsigned sum = 0;                                                                                       \
    for (int i = 0; i < 32 / bits; ++i) {                                                                   \
      sum += static_cast<unsigned>(::culambda_cpu::distance(::culambda_cpu::part<bits, is_signed>(a, i),    \
                                                            ::culambda_cpu::part<bits, is_signed>(b, i)));  \
    }                                                                                                       \
    return sum;                                                                                             \
  }

#define CULAMBDA_CPU_ALL(count, bits)                                                                               \
  CULAMBDA_CPU_PARTS(__vadd##count, bits, false, x + y)                                                             \
  CULAMBDA_CPU_PARTS(__vaddss##count, bits, true, (::culambda_cpu::saturate<bits, true>(x + y)))                    \
  CULAMBDA_CPU_PARTS(__vaddus##count, bits, false, (::culambda_cpu::saturate<bits, false>(x + y)))                  \
  CULAMBDA_CPU_PARTS(__vsub##count, bits, false, x - y)                                                             \
  CULAMBDA_CPU_PARTS(__vsubss##count, bits, true, (::culambda_cpu::saturate<bits, true>(x - y)))                    \
  CULAMBDA_CPU_PARTS(__vsubus##count, bits, false, (::culambda_cpu::saturate<bits, false>(x - y)))                  \
  CULAMBDA_CPU_PARTS(__vavgs##count, bits, true, x + y >= 0 ? (x + y + 1) / 2 : -(-(x + y) / 2))                   \
  CULAMBDA_CPU_PARTS(__vavgu##count, bits, false, (x + y + 1) / 2)                                                  \
  CULAMBDA_CPU_PARTS(__vhaddu##count, bits, false, (x + y) / 2)                                                     \
  CULAMBDA_CPU_PARTS(__vmaxs##count, bits, true, ::culambda_cpu::larger(x, y))                                      \
  CULAMBDA_CPU_PARTS(__vmaxu##count, bits, false, ::culambda_cpu::larger(x, y))                                     \
  CULAMBDA_CPU_PARTS(__vmins##count, bits, true, ::culambda_cpu::smaller(x, y))                                     \
  CULAMBDA_CPU_PARTS(__vminu##count, bits, false, ::culambda_cpu::smaller(x, y))                                    \
  CULAMBDA_CPU_PARTS(__vabsdiffs##count, bits, true, ::culambda_cpu::distance(x, y))                                \
  CULAMBDA_CPU_PARTS(__vabsdiffu##count, bits, false, ::culambda_cpu::distance(x, y))                               \
  CULAMBDA_CPU_PART(__vabs##count, bits, true, x < 0 ? -x : x)                                                      \
  CULAMBDA_CPU_PART(__vabsss##count, bits, true, (::culambda_cpu::saturate<bits, true>(x < 0 ? -x : x)))            \
  CULAMBDA_CPU_PART(__vneg##count, bits, true, -x)                                                                  \
  CULAMBDA_CPU_PART(__vnegss##count, bits, true, (::culambda_cpu::saturate<bits, true>(-x)))                        \
  CULAMBDA_CPU_COMPARE(eq, count, bits, false, ==)                                                                  \
  CULAMBDA_CPU_COMPARE(ne, count, bits, false, !=)                                                                  \
  CULAMBDA_CPU_COMPARE(ges, count, bits, true, >=)                                                                  \
  CULAMBDA_CPU_COMPARE(geu, count, bits, false, >=)                                                                 \
  CULAMBDA_CPU_COMPARE(gts, count, bits, true, >)                                                                   \
  CULAMBDA_CPU_COMPARE(gtu, count, bits, false, >)                                                                  \
  CULAMBDA_CPU_COMPARE(les, count, bits, true, <=)                                                                  \
  CULAMBDA_CPU_COMPARE(leu, count, bits, false, <=)                                                                 \
  CULAMBDA_CPU_COMPARE(lts, count, bits, true, <)                                                                   \
  CULAMBDA_CPU_COMPARE(ltu, count, bits, false, <)                                                                  \
  CULAMBDA_CPU_SUM(__vsads##count, bits, true)                                                                      \
  CULAMBDA_CPU_SUM(__vsadu##count, bits, false)
CULAMBDA_CPU_ALL(2, 16)
CULAMBDA_CPU_ALL(4, 8)

#undef CULAMBDA_CPU_ALL
#undef CULAMBDA_CPU_SUM
#undef CULAMBDA_CPU_COMPARE
#undef CULAMBDA_CPU_PART
#undef CULAMBDA_CPU_PARTS
#endif
