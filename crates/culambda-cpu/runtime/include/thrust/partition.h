// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/partition.h>
#ifndef CULAMBDA_CPU_THRUST_PARTITION
#define CULAMBDA_CPU_THRUST_PARTITION
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/functional.h>
#include <thrust/sequence.h>
#include <thrust/tabulate.h>
#endif
