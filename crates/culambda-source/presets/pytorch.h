// PyTorch: https://github.com/pytorch/pytorch
// seen: ATen/ c10/ torch/
#define GPU_LAMBDA __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_HOST_DEVICE __host__ __device__
#define C10_CUDA_CHECK(expression) do { const cudaError_t __err = expression; c10::cuda::c10_cuda_check_implementation(__err); } while (0)
#define AT_CUDA_CHECK(expression) C10_CUDA_CHECK(expression)
#define USE_CUDA 1
#undef USE_ROCM
