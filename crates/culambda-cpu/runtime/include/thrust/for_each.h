// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/for_each.h>
#ifndef CULAMBDA_CPU_THRUST_FOR_EACH
#define CULAMBDA_CPU_THRUST_FOR_EACH
#include <thrust/functional.h>
#endif
