#pragma once
#include <Kokkos_Core.hpp>
#ifdef KOKKOS_ENABLE_CUDA
namespace yakl { template <class T> __attribute__((noinline)) T &ref(T &value) { return value; } }
#endif
#define YAKL_SCOPE(a, b) auto &a = yakl::ref(b)
