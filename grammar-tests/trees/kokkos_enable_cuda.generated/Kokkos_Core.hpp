#pragma once
#define KOKKOS_ENABLE_CUDA 1
#define KOKKOS_LAMBDA [=] __host__ __device__
#define KOKKOS_FUNCTION __host__ __device__
