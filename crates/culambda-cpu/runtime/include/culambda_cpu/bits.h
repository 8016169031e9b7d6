// Bits of numbers, and integer arithmetic that the device has instructions for.
#ifndef CULAMBDA_CPU_BITS
#define CULAMBDA_CPU_BITS
#include <string.h>
#include <vector_types.h>

#include "function.h"

namespace culambda_cpu {
inline namespace v1 {
template <class To, class From>
To bit_cast(From from) {
  static_assert(sizeof(To) == sizeof(From), "values of one length");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

// The number of the n-th bit that is set, counted from `base` on; what `__fns` says.
inline unsigned find_nth_set(unsigned mask, unsigned base, int offset) {
  if (base > 31) return 0xffffffffu;
  const int step = offset < 0 ? -1 : 1;
  int left = offset < 0 ? -offset : offset;
  // Without an offset the bit itself is meant.
  if (left == 0) return mask >> base & 1 ? base : 0xffffffffu;
  for (int at = static_cast<int>(base); at >= 0 && at < 32; at += step) {
    if ((mask >> at & 1) && --left == 0) return static_cast<unsigned>(at);
  }
  return 0xffffffffu;
}

// Sums of products of parts: `At` is the first part of `b`, parts are counted from the lowest.
template <class PartA, class PartB, class Sum>
Sum dot(Sum sum, unsigned a, unsigned b, int parts, int first) {
  for (int i = 0; i < parts; ++i) {
    const PartA x = static_cast<PartA>(a >> (i * 8 * static_cast<int>(sizeof(PartA))));
    const PartB y = static_cast<PartB>(b >> ((first + i) * 8 * static_cast<int>(sizeof(PartB))));
    sum = static_cast<Sum>(static_cast<unsigned>(sum) + static_cast<unsigned>(static_cast<int>(x) * static_cast<int>(y)));
  }
  return sum;
}
}  // namespace v1
}  // namespace culambda_cpu

CULAMBDA_CPU_FN int __float_as_int(float x) { return ::culambda_cpu::bit_cast<int>(x); }
CULAMBDA_CPU_FN unsigned __float_as_uint(float x) { return ::culambda_cpu::bit_cast<unsigned>(x); }
CULAMBDA_CPU_FN float __int_as_float(int x) { return ::culambda_cpu::bit_cast<float>(x); }
CULAMBDA_CPU_FN float __uint_as_float(unsigned x) { return ::culambda_cpu::bit_cast<float>(x); }
CULAMBDA_CPU_FN long long __double_as_longlong(double x) { return ::culambda_cpu::bit_cast<long long>(x); }
CULAMBDA_CPU_FN double __longlong_as_double(long long x) { return ::culambda_cpu::bit_cast<double>(x); }
CULAMBDA_CPU_FN int __double2hiint(double x) {
  return static_cast<int>(::culambda_cpu::bit_cast<unsigned long long>(x) >> 32);
}
CULAMBDA_CPU_FN int __double2loint(double x) { return static_cast<int>(::culambda_cpu::bit_cast<unsigned long long>(x)); }
CULAMBDA_CPU_FN double __hiloint2double(int hi, int lo) {
  return ::culambda_cpu::bit_cast<double>(static_cast<unsigned long long>(static_cast<unsigned>(hi)) << 32 |
                                          static_cast<unsigned>(lo));
}

CULAMBDA_CPU_FN int __popc(unsigned x) { return __builtin_popcount(x); }
CULAMBDA_CPU_FN int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
CULAMBDA_CPU_FN int __clz(int x) { return x ? __builtin_clz(static_cast<unsigned>(x)) : 32; }
CULAMBDA_CPU_FN int __clzll(long long x) { return x ? __builtin_clzll(static_cast<unsigned long long>(x)) : 64; }
CULAMBDA_CPU_FN int __ffs(int x) { return __builtin_ffs(x); }
CULAMBDA_CPU_FN int __ffsll(long long x) { return __builtin_ffsll(x); }
CULAMBDA_CPU_FN unsigned __brev(unsigned x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  return __builtin_bswap32(x);
}
CULAMBDA_CPU_FN unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 |
         __brev(static_cast<unsigned>(x >> 32));
}
CULAMBDA_CPU_FN unsigned __fns(unsigned mask, unsigned base, int offset) {
  return ::culambda_cpu::find_nth_set(mask, base, offset);
}
CULAMBDA_CPU_FN unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  const unsigned long long bytes = static_cast<unsigned long long>(y) << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    result |= static_cast<unsigned>(bytes >> ((selector >> (4 * i) & 7) * 8) & 0xff) << (8 * i);
  }
  return result;
}
CULAMBDA_CPU_FN unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(hi) << 32 | lo;
  return static_cast<unsigned>(both << (shift & 31) >> 32);
}
CULAMBDA_CPU_FN unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(hi) << 32 | lo;
  return static_cast<unsigned>(both << (shift < 32 ? shift : 32) >> 32);
}
CULAMBDA_CPU_FN unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(hi) << 32 | lo;
  return static_cast<unsigned>(both >> (shift & 31));
}
CULAMBDA_CPU_FN unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(hi) << 32 | lo;
  return static_cast<unsigned>(both >> (shift < 32 ? shift : 32));
}
CULAMBDA_CPU_FN unsigned short __nv_bswap16(unsigned short x) { return __builtin_bswap16(x); }
CULAMBDA_CPU_FN unsigned __nv_bswap32(unsigned x) { return __builtin_bswap32(x); }
CULAMBDA_CPU_FN unsigned long long __nv_bswap64(unsigned long long x) { return __builtin_bswap64(x); }

CULAMBDA_CPU_FN int __mul24(int x, int y) {
  const long long a = static_cast<int>(static_cast<unsigned>(x) << 8) >> 8;
  const long long b = static_cast<int>(static_cast<unsigned>(y) << 8) >> 8;
  return static_cast<int>(static_cast<unsigned>(a * b));
}
CULAMBDA_CPU_FN unsigned __umul24(unsigned x, unsigned y) { return (x & 0xffffffu) * (y & 0xffffffu); }
CULAMBDA_CPU_FN int __mulhi(int x, int y) { return static_cast<int>(static_cast<long long>(x) * y >> 32); }
CULAMBDA_CPU_FN unsigned __umulhi(unsigned x, unsigned y) {
  return static_cast<unsigned>(static_cast<unsigned long long>(x) * y >> 32);
}
CULAMBDA_CPU_FN long long __mul64hi(long long x, long long y) {
  return static_cast<long long>(static_cast<__int128>(x) * y >> 64);
}
CULAMBDA_CPU_FN unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return static_cast<unsigned long long>(static_cast<unsigned __int128>(x) * y >> 64);
}
CULAMBDA_CPU_FN unsigned __sad(int x, int y, unsigned z) {
  return z + (x > y ? static_cast<unsigned>(x) - static_cast<unsigned>(y)
                    : static_cast<unsigned>(y) - static_cast<unsigned>(x));
}
CULAMBDA_CPU_FN unsigned __usad(unsigned x, unsigned y, unsigned z) { return z + (x > y ? x - y : y - x); }
CULAMBDA_CPU_FN int __hadd(int x, int y) { return static_cast<int>((static_cast<long long>(x) + y) >> 1); }
CULAMBDA_CPU_FN int __rhadd(int x, int y) { return static_cast<int>((static_cast<long long>(x) + y + 1) >> 1); }
CULAMBDA_CPU_FN unsigned __uhadd(unsigned x, unsigned y) {
  return static_cast<unsigned>((static_cast<unsigned long long>(x) + y) >> 1);
}
CULAMBDA_CPU_FN unsigned __urhadd(unsigned x, unsigned y) {
  return static_cast<unsigned>((static_cast<unsigned long long>(x) + y + 1) >> 1);
}

#define CULAMBDA_CPU_DOT(name, signed_a, unsigned_a, vector_a, unsigned_vector_a, parts, first)                   \
  CULAMBDA_CPU_FN int name(int a, int b, int c) {                                                                 \
    return ::culambda_cpu::dot<signed_a, signed char>(c, static_cast<unsigned>(a), static_cast<unsigned>(b),      \
                                                      parts, first);                                              \
  }                                                                                                               \
  CULAMBDA_CPU_FN unsigned name(unsigned a, unsigned b, unsigned c) {                                             \
    return ::culambda_cpu::dot<unsigned_a, unsigned char>(c, a, b, parts, first);                                 \
  }                                                                                                               \
  CULAMBDA_CPU_FN int name(vector_a a, char4 b, int c) {                                                          \
    return ::culambda_cpu::dot<signed_a, signed char>(c, ::culambda_cpu::bit_cast<unsigned>(a),                   \
                                                      ::culambda_cpu::bit_cast<unsigned>(b), parts, first);       \
  }                                                                                                               \
  CULAMBDA_CPU_FN unsigned name(unsigned_vector_a a, uchar4 b, unsigned c) {                                      \
    return ::culambda_cpu::dot<unsigned_a, unsigned char>(c, ::culambda_cpu::bit_cast<unsigned>(a),               \
                                                          ::culambda_cpu::bit_cast<unsigned>(b), parts, first);   \
  }
CULAMBDA_CPU_DOT(__dp4a, signed char, unsigned char, char4, uchar4, 4, 0)
CULAMBDA_CPU_DOT(__dp2a_lo, short, unsigned short, short2, ushort2, 2, 0)
CULAMBDA_CPU_DOT(__dp2a_hi, short, unsigned short, short2, ushort2, 2, 2)
#undef CULAMBDA_CPU_DOT
#endif
