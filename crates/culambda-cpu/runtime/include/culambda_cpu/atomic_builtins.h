// Atomic functions of the compiler, which say in what order and for whom: `__nv_atomic_load_n(p, __NV_ATOMIC_RELAXED)`.
// Orders have the numbers that the host compiler gives them.
#ifndef CULAMBDA_CPU_ATOMIC_BUILTINS
#define CULAMBDA_CPU_ATOMIC_BUILTINS
#include <string.h>
#include <type_traits>

#include "atomics.h"

enum {
  __NV_ATOMIC_RELAXED,
  __NV_ATOMIC_CONSUME,
  __NV_ATOMIC_ACQUIRE,
  __NV_ATOMIC_RELEASE,
  __NV_ATOMIC_ACQ_REL,
  __NV_ATOMIC_SEQ_CST
};
enum {
  __NV_THREAD_SCOPE_THREAD,
  __NV_THREAD_SCOPE_BLOCK,
  __NV_THREAD_SCOPE_CLUSTER,
  __NV_THREAD_SCOPE_DEVICE,
  __NV_THREAD_SCOPE_SYSTEM
};

namespace culambda_cpu {
inline namespace v1 {
// A parameter that says nothing about the type of the others.
template <class T>
struct Same {
  typedef typename std::remove_cv<T>::type type;
};

// Integers wrap around.
template <class T>
typename std::enable_if<std::is_integral<T>::value, T>::type sum(T a, T b) {
  typedef typename std::make_unsigned<T>::type Unsigned;
  return static_cast<T>(static_cast<Unsigned>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b)));
}
template <class T>
typename std::enable_if<!std::is_integral<T>::value, T>::type sum(T a, T b) {
  return a + b;
}
template <class T>
typename std::enable_if<std::is_integral<T>::value, T>::type difference(T a, T b) {
  typedef typename std::make_unsigned<T>::type Unsigned;
  return static_cast<T>(static_cast<Unsigned>(static_cast<Unsigned>(a) - static_cast<Unsigned>(b)));
}
template <class T>
typename std::enable_if<!std::is_integral<T>::value, T>::type difference(T a, T b) {
  return a - b;
}

// What a function makes of a value takes its place; the old one is returned.
template <class T, class F>
typename Same<T>::type change_in_order(T *address, int order, F &&function) {
  typedef typename Same<T>::type Value;
  Value old, next;
  __atomic_load(address, &old, __ATOMIC_RELAXED);
  do {
    next = function(old);
  } while (!__atomic_compare_exchange(address, &old, &next, false, order, __ATOMIC_RELAXED));
  return old;
}
}  // namespace v1
}  // namespace culambda_cpu

#define CULAMBDA_CPU_VALUE typename ::culambda_cpu::Same<T>::type
#define CULAMBDA_CPU_SCOPE int = __NV_THREAD_SCOPE_SYSTEM

template <class T>
inline void __nv_atomic_load(const T *address, CULAMBDA_CPU_VALUE *value, int order, CULAMBDA_CPU_SCOPE) {
  __atomic_load(const_cast<T *>(address), value, order);
}
template <class T>
inline CULAMBDA_CPU_VALUE __nv_atomic_load_n(const T *address, int order, CULAMBDA_CPU_SCOPE) {
  CULAMBDA_CPU_VALUE value;
  __atomic_load(const_cast<T *>(address), &value, order);
  return value;
}
template <class T>
inline void __nv_atomic_store(T *address, const CULAMBDA_CPU_VALUE *value, int order, CULAMBDA_CPU_SCOPE) {
  CULAMBDA_CPU_VALUE copy = *value;
  __atomic_store(address, &copy, order);
}
template <class T>
inline void __nv_atomic_store_n(T *address, CULAMBDA_CPU_VALUE value, int order, CULAMBDA_CPU_SCOPE) {
  __atomic_store(address, &value, order);
}
template <class T>
inline void __nv_atomic_exchange(T *address, const CULAMBDA_CPU_VALUE *value, CULAMBDA_CPU_VALUE *old, int order,
                                 CULAMBDA_CPU_SCOPE) {
  CULAMBDA_CPU_VALUE copy = *value;
  __atomic_exchange(address, &copy, old, order);
}
template <class T>
inline CULAMBDA_CPU_VALUE __nv_atomic_exchange_n(T *address, CULAMBDA_CPU_VALUE value, int order, CULAMBDA_CPU_SCOPE) {
  CULAMBDA_CPU_VALUE old;
  __atomic_exchange(address, &value, &old, order);
  return old;
}
template <class T>
inline bool __nv_atomic_compare_exchange(T *address, CULAMBDA_CPU_VALUE *expected, const CULAMBDA_CPU_VALUE *desired,
                                         bool weak, int success, int failure, CULAMBDA_CPU_SCOPE) {
  CULAMBDA_CPU_VALUE copy = *desired;
  (void)weak;
  return __atomic_compare_exchange(address, expected, &copy, false, success, failure);
}
template <class T>
inline bool __nv_atomic_compare_exchange_n(T *address, CULAMBDA_CPU_VALUE *expected, CULAMBDA_CPU_VALUE desired,
                                           bool weak, int success, int failure, CULAMBDA_CPU_SCOPE) {
  (void)weak;
  return __atomic_compare_exchange(address, expected, &desired, false, success, failure);
}

#define CULAMBDA_CPU_ORDERED(name, next)                                                                            \
  template <class T>                                                                                                \
  inline CULAMBDA_CPU_VALUE __nv_atomic_fetch_##name(T *address, CULAMBDA_CPU_VALUE value, int order,               \
                                                     CULAMBDA_CPU_SCOPE) {                                          \
    typedef CULAMBDA_CPU_VALUE Value;                                                                               \
    return ::culambda_cpu::change_in_order(address, order,                                                          \
                                           [=](Value old) -> Value { return static_cast<Value>(next); });           \
  }                                                                                                                 \
  template <class T>                                                                                                \
  inline void __nv_atomic_##name(T *address, CULAMBDA_CPU_VALUE value, int order, CULAMBDA_CPU_SCOPE) {             \
    __nv_atomic_fetch_##name(address, value, order);                                                                \
  }
CULAMBDA_CPU_ORDERED(add, ::culambda_cpu::sum(old, value))
CULAMBDA_CPU_ORDERED(sub, ::culambda_cpu::difference(old, value))
CULAMBDA_CPU_ORDERED(and, old & value)
CULAMBDA_CPU_ORDERED(or, old | value)
CULAMBDA_CPU_ORDERED(xor, old ^ value)
CULAMBDA_CPU_ORDERED(max, old < value ? value : old)
CULAMBDA_CPU_ORDERED(min, value < old ? value : old)
#undef CULAMBDA_CPU_ORDERED
#undef CULAMBDA_CPU_SCOPE
#undef CULAMBDA_CPU_VALUE

CULAMBDA_CPU_FN void __nv_atomic_thread_fence(int order, int = __NV_THREAD_SCOPE_SYSTEM) {
  __atomic_thread_fence(order);
}
#endif
