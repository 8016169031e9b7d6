// Thrust's header of this name, with those that it brings when the device is a GPU: programs count on them.
#include_next <thrust/set_operations.h>
#ifndef CULAMBDA_CPU_THRUST_SET_OPERATIONS
#define CULAMBDA_CPU_THRUST_SET_OPERATIONS
#include <thrust/copy.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/generate.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/memory.h>
#include <thrust/merge.h>
#include <thrust/reduce.h>
#include <thrust/replace.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/scatter.h>
#include <thrust/swap.h>
#include <thrust/transform_reduce.h>
#include <thrust/uninitialized_fill.h>
#endif
