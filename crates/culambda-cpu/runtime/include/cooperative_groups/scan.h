// Stands for CUDA's header of this name; all of cooperative groups is in one place.
#ifndef CULAMBDA_CPU_COOPERATIVE_GROUPS_SCAN
#define CULAMBDA_CPU_COOPERATIVE_GROUPS_SCAN
#include "../cooperative_groups.h"
#endif
