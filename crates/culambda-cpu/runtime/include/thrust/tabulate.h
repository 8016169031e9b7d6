// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/tabulate.h>
#ifndef CULAMBDA_CPU_THRUST_TABULATE
#define CULAMBDA_CPU_THRUST_TABULATE
#include <thrust/functional.h>
#endif
