#pragma once
// What a kernel is declared as, once for every executor.
#define LIB_FOR_ALL_EXECUTORS(space, ...) \
  namespace omp { namespace space { __VA_ARGS__; } } \
  namespace cuda { namespace space { __VA_ARGS__; } } \
  static_assert(true, "needs a semicolon")
