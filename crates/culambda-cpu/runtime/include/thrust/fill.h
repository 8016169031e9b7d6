// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/fill.h>
#ifndef CULAMBDA_CPU_THRUST_FILL
#define CULAMBDA_CPU_THRUST_FILL
#include <thrust/functional.h>
#endif
