// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/generate.h>
#ifndef CULAMBDA_CPU_THRUST_GENERATE
#define CULAMBDA_CPU_THRUST_GENERATE
#include <thrust/functional.h>
#endif
