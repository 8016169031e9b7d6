// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/transform.h>
#ifndef CULAMBDA_CPU_THRUST_TRANSFORM
#define CULAMBDA_CPU_THRUST_TRANSFORM
#include <thrust/functional.h>
#endif
