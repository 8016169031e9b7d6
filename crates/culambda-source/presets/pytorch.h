// PyTorch: https://github.com/pytorch/pytorch
// seen: ATen/ c10/ torch/
#define GPU_LAMBDA __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_HOST_DEVICE __host__ __device__
#define USE_CUDA 1
#undef USE_ROCM
