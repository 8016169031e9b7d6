#define KOKKOS_ENABLE_CUDA
#include <setup/Kokkos_Setup_Cuda.hpp>
