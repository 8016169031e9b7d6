#pragma once
#include <mesh_config.h>
#ifdef MESH_USE_KOKKOS
#include <Kokkos_Core.hpp>
#define MESH_LAMBDA KOKKOS_LAMBDA
#define MESH_INLINE KOKKOS_INLINE_FUNCTION
#else
#define MESH_LAMBDA [=]
#define MESH_INLINE inline
#endif
