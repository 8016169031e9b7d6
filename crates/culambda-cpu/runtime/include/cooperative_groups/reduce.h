// Stands for CUDA's header of this name; all of cooperative groups is in one place.
#ifndef CULAMBDA_CPU_COOPERATIVE_GROUPS_REDUCE
#define CULAMBDA_CPU_COOPERATIVE_GROUPS_REDUCE
#include "../cooperative_groups.h"
#endif
