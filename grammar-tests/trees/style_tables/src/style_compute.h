#include "compute_grid.h"
