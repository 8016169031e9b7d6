// Atomic functions. They are atomic here, too: a device lambda may run on several threads (OpenMP, TBB). They order
// nothing else, as on the device, so that a sanitizer for threads sees the races that a program has.
#ifndef CULAMBDA_CPU_ATOMICS
#define CULAMBDA_CPU_ATOMICS
#include <string.h>
#include <vector_types.h>
#include <type_traits>

#include "function.h"

namespace culambda_cpu {
inline namespace v1 {

// Replaces a value by what a function makes of it, and returns the old one.
template <class Bits, class T, class F>
T change(T *address, F &&function) {
  static_assert(sizeof(Bits) == sizeof(T), "the bits of a value are as long as the value");
  Bits *bits = reinterpret_cast<Bits *>(address);
  Bits old = __atomic_load_n(bits, __ATOMIC_RELAXED), next;
  T value;
  do {
    memcpy(&value, &old, sizeof value);
    const T changed = function(value);
    memcpy(&next, &changed, sizeof next);
  } while (!__atomic_compare_exchange_n(bits, &old, next, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return value;
}

template <class T>
T compare_and_swap(T *address, T expected, T value) {
  __atomic_compare_exchange_n(address, &expected, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  return expected;
}

// `unsigned` as wide as a floating-point type.
template <size_t Size>
struct BitsOf;
template <>
struct BitsOf<2> {
  typedef unsigned short type;
};
template <>
struct BitsOf<4> {
  typedef unsigned type;
};
template <>
struct BitsOf<8> {
  typedef unsigned long long type;
};

template <class T>
T add_floating(T *address, T value) {
  return change<typename BitsOf<sizeof(T)>::type>(address, [=](T old) { return old + value; });
}

}  // namespace v1
}  // namespace culambda_cpu

// Each function for the device, for the block, and for the system: they differ in who has to see it.
#define CULAMBDA_CPU_SCOPES(define, name, ...) \
  define(name, __VA_ARGS__) define(name##_block, __VA_ARGS__) define(name##_system, __VA_ARGS__)

#define CULAMBDA_CPU_FETCH(name, type, builtin) \
  CULAMBDA_CPU_FN type name(type *address, type value) { return builtin(address, value, __ATOMIC_RELAXED); }
#define CULAMBDA_CPU_CHANGE(name, type, next)                                                                  \
  CULAMBDA_CPU_FN type name(type *address, type value) {                                                       \
    return ::culambda_cpu::change<type>(address, [=](type old) -> type { return next; });                      \
  }
#define CULAMBDA_CPU_FLOAT(name, type) \
  CULAMBDA_CPU_FN type name(type *address, type value) { return ::culambda_cpu::add_floating(address, value); }
#define CULAMBDA_CPU_SWAP(name, type)                                                 \
  CULAMBDA_CPU_FN type name(type *address, type expected, type value) {               \
    return ::culambda_cpu::compare_and_swap(address, expected, value);                \
  }
#define CULAMBDA_CPU_FLOAT_SWAP(name, T)                                                           \
  CULAMBDA_CPU_FN T name(T *address, T value) {                                                    \
    typedef ::culambda_cpu::BitsOf<sizeof(T)>::type Bits;                                          \
    return ::culambda_cpu::change<Bits>(address, [=](T) { return value; });                        \
  }

CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicAdd, int, __atomic_fetch_add)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicAdd, unsigned, __atomic_fetch_add)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicAdd, unsigned long long, __atomic_fetch_add)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FLOAT, atomicAdd, float)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FLOAT, atomicAdd, double)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicSub, int, __atomic_fetch_sub)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicSub, unsigned, __atomic_fetch_sub)

CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicExch, int, __atomic_exchange_n)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicExch, unsigned, __atomic_exchange_n)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FETCH, atomicExch, unsigned long long, __atomic_exchange_n)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_FLOAT_SWAP, atomicExch, float)

#define CULAMBDA_CPU_INTEGERS(define, name, ...)                                                               \
  CULAMBDA_CPU_SCOPES(define, name, int, __VA_ARGS__) CULAMBDA_CPU_SCOPES(define, name, unsigned, __VA_ARGS__) \
  CULAMBDA_CPU_SCOPES(define, name, long long, __VA_ARGS__)                                                    \
  CULAMBDA_CPU_SCOPES(define, name, unsigned long long, __VA_ARGS__)

CULAMBDA_CPU_INTEGERS(CULAMBDA_CPU_FETCH, atomicAnd, __atomic_fetch_and)
CULAMBDA_CPU_INTEGERS(CULAMBDA_CPU_FETCH, atomicOr, __atomic_fetch_or)
CULAMBDA_CPU_INTEGERS(CULAMBDA_CPU_FETCH, atomicXor, __atomic_fetch_xor)
CULAMBDA_CPU_INTEGERS(CULAMBDA_CPU_CHANGE, atomicMin, (value < old ? value : old))
CULAMBDA_CPU_INTEGERS(CULAMBDA_CPU_CHANGE, atomicMax, (value > old ? value : old))

CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_CHANGE, atomicInc, unsigned, (old >= value ? 0 : old + 1))
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_CHANGE, atomicDec, unsigned, (old == 0 || old > value ? value : old - 1))

CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_SWAP, atomicCAS, int)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_SWAP, atomicCAS, unsigned)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_SWAP, atomicCAS, unsigned long long)
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_SWAP, atomicCAS, unsigned short)

// Vectors: each component is added atomically, and not all together, as on the device.
#define CULAMBDA_CPU_VECTORS(name, _)                                                                         \
  CULAMBDA_CPU_FN float2 name(float2 *address, float2 value) {                                                \
    return float2{::culambda_cpu::add_floating(&address->x, value.x),                                         \
                  ::culambda_cpu::add_floating(&address->y, value.y)};                                        \
  }                                                                                                           \
  CULAMBDA_CPU_FN float4 name(float4 *address, float4 value) {                                                \
    return float4{                                                                                            \
        ::culambda_cpu::add_floating(&address->x, value.x), ::culambda_cpu::add_floating(&address->y, value.y),  \
        ::culambda_cpu::add_floating(&address->z, value.z), ::culambda_cpu::add_floating(&address->w, value.w)}; \
  }
CULAMBDA_CPU_SCOPES(CULAMBDA_CPU_VECTORS, atomicAdd, )

#undef CULAMBDA_CPU_VECTORS
#undef CULAMBDA_CPU_INTEGERS
#undef CULAMBDA_CPU_FLOAT_SWAP
#undef CULAMBDA_CPU_SWAP
#undef CULAMBDA_CPU_FLOAT
#undef CULAMBDA_CPU_CHANGE
#undef CULAMBDA_CPU_FETCH
#undef CULAMBDA_CPU_SCOPES

CULAMBDA_CPU_FN void __threadfence() { __sync_synchronize(); }
CULAMBDA_CPU_FN void __threadfence_block() { __sync_synchronize(); }
CULAMBDA_CPU_FN void __threadfence_cluster() { __sync_synchronize(); }
CULAMBDA_CPU_FN void __threadfence_system() { __sync_synchronize(); }
#endif
