// In front of Thrust's header of this name: with it come the policies of the CUDA system, which programs name to choose
// a stream. Here they stand for the system that the program has for the device.
#ifndef CULAMBDA_CPU_THRUST_EXECUTION_POLICY
#define CULAMBDA_CPU_THRUST_EXECUTION_POLICY
#include_next <thrust/execution_policy.h>

#if THRUST_DEVICE_SYSTEM != THRUST_DEVICE_SYSTEM_CUDA
#include <cuda_runtime_api.h>

THRUST_NAMESPACE_BEGIN
namespace cuda_cub {
using thrust::system::__THRUST_DEVICE_SYSTEM_NAMESPACE::execution_policy;
using thrust::system::__THRUST_DEVICE_SYSTEM_NAMESPACE::tag;

// Everything in a stream has happened when a call returns, so all streams are one. Temporary memory does not come from
// the allocator that is given.
struct par_t : execution_policy<par_t> {
  par_t on(cudaStream_t) const { return *this; }
  template <class Allocator>
  par_t operator()(Allocator &&) const {
    return *this;
  }
};
struct par_nosync_t : execution_policy<par_nosync_t> {
  par_nosync_t on(cudaStream_t) const { return *this; }
  template <class Allocator>
  par_nosync_t operator()(Allocator &&) const {
    return *this;
  }
};
static const par_t par = par_t();
static const par_nosync_t par_nosync = par_nosync_t();
}  // namespace cuda_cub
namespace system {
namespace cuda {
using namespace thrust::cuda_cub;
}  // namespace cuda
}  // namespace system
namespace cuda {
using namespace thrust::cuda_cub;
}  // namespace cuda
THRUST_NAMESPACE_END
#endif
#endif
