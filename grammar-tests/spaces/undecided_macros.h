#pragma once
#ifdef VERBOSE
int report(int);
#define REPORT(x) report(x)
#define FAST
#else
#define REPORT(x) (x)
#define FAST __host__ __device__
#endif
FAST inline int fast(int a) { return a; }
#ifdef OTHER
#include "undecided_macros_other.h"
#else
#include "undecided_macros_both.h"
#endif
