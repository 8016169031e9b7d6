// std: 17
// options:
// The same with arguments for which all calls are allowed, or that nothing compiles for the device.
#include "header_instances.h"

__global__ void in_kernel(int *p) {
  *p = apply(OfDevice());
  *p = apply_both(Both());
  *p = through(MemberOnDevice());
  *p = discarded(Member());
}
template <class T> __device__ int never(T t) { return apply(t); }
static __device__ int not_used() { return apply(OfHost()); }
void launches(int *p) {
  launch(OfDevice(), p);
  launch_through(Both(), p);
  only_host(OfHost());
  kernel<<<1, 1>>>([] __device__() { return 1; }, p);
}
template <class F> __device__ int same_file(F f) { return f(); }
static __device__ int not_used_either() { return same_file(OfHost()); }
__global__ void uses_another(int *p) { *p = same_file(OfDevice()); }
static void only_launches(int *p) { launch(OfDevice(), p); }
