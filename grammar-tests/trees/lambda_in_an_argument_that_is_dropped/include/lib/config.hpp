#pragma once
#define LIB_DIM 2
#if LIB_DIM == 1
#define LIB_MAYBE(x) x
#else
#define LIB_MAYBE(x)
#endif
#define LIB_TYPES(X) X(int) X(float)
template <class F> void lib_run(F f) {}
