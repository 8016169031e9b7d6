// Stands for CUB's header of this name.
#include "culambda_cpu/cub_together.h"
