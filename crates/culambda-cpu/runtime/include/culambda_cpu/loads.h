// Loads and stores with hints about caches, kinds of memory, and clocks.
#ifndef CULAMBDA_CPU_LOADS
#define CULAMBDA_CPU_LOADS
#include <stddef.h>
#include <time.h>

#include "function.h"

template <class T>
inline T __ldg(const T *address) { return *address; }
template <class T>
inline T __ldca(const T *address) { return *address; }
template <class T>
inline T __ldcg(const T *address) { return *address; }
template <class T>
inline T __ldcs(const T *address) { return *address; }
template <class T>
inline T __ldlu(const T *address) { return *address; }
// This one reads anew each time.
template <class T>
inline T __ldcv(const T *address) {
  __asm__ volatile("" ::: "memory");
  return *address;
}
template <class T>
inline void __stwb(T *address, T value) { *address = value; }
template <class T>
inline void __stcg(T *address, T value) { *address = value; }
template <class T>
inline void __stcs(T *address, T value) { *address = value; }
template <class T>
inline void __stwt(T *address, T value) {
  *address = value;
  __asm__ volatile("" ::: "memory");
}

// There is one kind of memory, so what a pointer means in one of the others, and in which it points, has no answer.
#define CULAMBDA_CPU_NO_SPACE(result, name, parameter)                                           \
  CULAMBDA_CPU_FN result name(parameter, CULAMBDA_CPU_WHERE) {                                   \
    CULAMBDA_CPU_STOP(#name "() is about kinds of memory, of which there is one on the CPU");    \
  }
CULAMBDA_CPU_NO_SPACE(unsigned, __isGlobal, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isShared, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isConstant, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isLocal, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isGridConstant, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isCtaShared, const void *)
CULAMBDA_CPU_NO_SPACE(unsigned, __isClusterShared, const void *)
CULAMBDA_CPU_NO_SPACE(size_t, __cvta_generic_to_global, const void *)
CULAMBDA_CPU_NO_SPACE(size_t, __cvta_generic_to_shared, const void *)
CULAMBDA_CPU_NO_SPACE(size_t, __cvta_generic_to_constant, const void *)
CULAMBDA_CPU_NO_SPACE(size_t, __cvta_generic_to_local, const void *)
CULAMBDA_CPU_NO_SPACE(size_t, __cvta_generic_to_grid_constant, const void *)
CULAMBDA_CPU_NO_SPACE(void *, __cvta_global_to_generic, size_t)
CULAMBDA_CPU_NO_SPACE(void *, __cvta_shared_to_generic, size_t)
CULAMBDA_CPU_NO_SPACE(void *, __cvta_constant_to_generic, size_t)
CULAMBDA_CPU_NO_SPACE(void *, __cvta_local_to_generic, size_t)
CULAMBDA_CPU_NO_SPACE(void *, __cvta_grid_constant_to_generic, size_t)
#undef CULAMBDA_CPU_NO_SPACE

// A clock that counts nanoseconds; how fast that of a device is, is not said anywhere either.
CULAMBDA_CPU_FN long long clock64() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}
CULAMBDA_CPU_FN void __nanosleep(unsigned nanoseconds) {
  timespec time;
  time.tv_sec = nanoseconds / 1000000000u;
  time.tv_nsec = static_cast<long>(nanoseconds % 1000000000u);
  nanosleep(&time, nullptr);
}
// Counters of a profiler; nobody reads them.
CULAMBDA_CPU_FN void __prof_trigger(int) {}
#endif
