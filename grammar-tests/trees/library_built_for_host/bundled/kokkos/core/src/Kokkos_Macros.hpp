#pragma once
#include <KokkosCore_Config_SetupBackend.hpp>

#ifndef KOKKOS_LAMBDA
#define KOKKOS_LAMBDA [=]
#endif
