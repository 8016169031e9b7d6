// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/merge.h>
#ifndef CULAMBDA_CPU_THRUST_MERGE
#define CULAMBDA_CPU_THRUST_MERGE
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/generate.h>
#include <thrust/memory.h>
#include <thrust/uninitialized_fill.h>
#endif
