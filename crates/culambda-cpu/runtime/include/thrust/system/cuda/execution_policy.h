// Stands for Thrust's header of this name: algorithms of the CUDA system need nvcc.
#include <thrust/execution_policy.h>
