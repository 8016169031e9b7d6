// Thrust's header of this name, with what it brings when the device is a GPU.
#include_next <thrust/device_vector.h>
#include "culambda_cpu/thrust_vectors.h"
