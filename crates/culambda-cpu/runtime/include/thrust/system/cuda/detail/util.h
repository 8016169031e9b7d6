// Stands for Thrust's header of this name, of which others use what says how an algorithm and a stream go together. Here
// everything in a stream has happened when a call returns.
#ifndef CULAMBDA_CPU_THRUST_CUDA_UTIL
#define CULAMBDA_CPU_THRUST_CUDA_UTIL
#include <thrust/execution_policy.h>
#include <thrust/system/cuda/error.h>
#include <thrust/system_error.h>

#if THRUST_DEVICE_SYSTEM != THRUST_DEVICE_SYSTEM_CUDA
THRUST_NAMESPACE_BEGIN
namespace cuda_cub {
inline cudaStream_t default_stream() { return nullptr; }
template <class Policy>
cudaStream_t stream(const Policy &) {
  return nullptr;
}
template <class Policy>
cudaError_t synchronize(const Policy &) {
  return cudaSuccess;
}
template <class Policy>
cudaError_t synchronize_optional(const Policy &) {
  return cudaSuccess;
}
inline void throw_on_error(cudaError_t status, const char *what = "") {
  if (status != cudaSuccess) throw thrust::system_error(status, thrust::cuda_category(), what);
}
}  // namespace cuda_cub
THRUST_NAMESPACE_END
#endif
#endif
