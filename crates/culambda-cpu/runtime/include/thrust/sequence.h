// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/sequence.h>
#ifndef CULAMBDA_CPU_THRUST_SEQUENCE
#define CULAMBDA_CPU_THRUST_SEQUENCE
#include <thrust/functional.h>
#endif
