// Parthenon and ports-of-call: https://github.com/parthenon-hpc-lab/parthenon
// seen: PORTABLE_
#define PORTABLE_LAMBDA [=] __host__ __device__
#define PORTABLE_FUNCTION __host__ __device__
#define PORTABLE_INLINE_FUNCTION inline __host__ __device__
#define PORTABLE_FORCEINLINE_FUNCTION __forceinline__ __host__ __device__
#define PORTABILITY_STRATEGY_KOKKOS 1
#undef PORTABILITY_STRATEGY_NONE
