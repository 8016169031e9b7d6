// Kernels that are launched by their address: from a `void *` nobody could call them.
struct dim3 { unsigned x, y, z; };
template <class T, int N> __global__ void k(T *p) {}
__global__ void none() {}
#define LAUNCH(kernel, ...) cudaLaunchKernel((void *)kernel, __VA_ARGS__)
#define CHECK(x) x
void go(void *elsewhere, dim3 g, void **arguments) {
  cudaLaunchKernel((void *)none, g, g, arguments, 0, 0);
  cudaLaunchKernel((const void *)k<int, 2>, g, g, arguments, 0, 0);
  ::cudaLaunchKernel( (void
    const *) &none, g, g, arguments, 0, 0);
  CHECK(cudaLaunchKernel(reinterpret_cast<void *>(&k<int, 2>), g, g, arguments));
  LAUNCH(none, g, g, arguments, 0, 0);
  cudaLaunchKernelExC(config(1, 2), (void *)none, arguments);
  cudaLaunchKernel(none, g, g, arguments, 0, 0);
  cudaLaunchKernel(elsewhere, g, g, arguments, 0, 0);
  cudaLaunchKernel((void *)0, (void *)none);
  cudaLaunchCooperativeKernel((void *)none, g, g, arguments, 0, 0);
  other((void *)none);
}
