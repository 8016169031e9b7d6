// Axom: https://github.com/LLNL/axom
// seen: AXOM_ axom
#define AXOM_DEVICE __device__
#define AXOM_HOST_DEVICE __host__ __device__
#define AXOM_LAMBDA [=] __host__ __device__
#define AXOM_USE_CUDA 1
#define AXOM_USE_GPU 1
#define AXOM_GPUCC 1
#define AXOM_CUDACC 1
#undef AXOM_USE_HIP
