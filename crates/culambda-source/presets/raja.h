// RAJA: https://github.com/LLNL/RAJA
// seen: RAJA
#define RAJA_DEVICE __device__
#define RAJA_HOST_DEVICE __host__ __device__
#define RAJA_INLINE inline __attribute__((always_inline))
#define RAJA_UNROLL
#define RAJA_UNROLL_COUNT(count)
#define RAJA_ENABLE_CUDA 1
#define RAJA_CUDA_ACTIVE 1
#define RAJA_GPU_ACTIVE 1
#undef RAJA_ENABLE_HIP
#undef RAJA_ENABLE_SYCL
#undef RAJA_HIP_ACTIVE
#undef RAJA_SYCL_ACTIVE
