#pragma once
#ifdef KOKKOS_ENABLE_CUDA
#define KOKKOS_LAMBDA [=] __host__ __device__
#endif
