// std: 17
// Launches that a device refuses run nothing and leave the error that a device leaves.
#include <cstdio>

__global__ void bump(int *n) { ++*n; }
__global__ void shared(int *n) {
  extern __shared__ char bytes[];
  bytes[0] = 1;
  ++*n;
}

int main() {
  int n = 0;
  const auto say = [&](const char *what) {
    const cudaError_t peeked = cudaPeekAtLastError();
    const cudaError_t error = cudaGetLastError();
    printf("%s: %s, n %d%s%s\n", what, cudaGetErrorName(error), n, peeked == error ? "" : ", peeked another",
           cudaGetLastError() == cudaSuccess ? "" : ", kept");
  };
  bump<<<1, 1024>>>(&n);
  say("1024 threads");
  bump<<<1, 1025>>>(&n);
  say("1025 threads");
  bump<<<1, dim3(32, 33)>>>(&n);
  say("32 x 33 threads");
  bump<<<1, dim3(1, 1, 65)>>>(&n);
  say("65 threads deep");
  bump<<<0, 1>>>(&n);
  say("no block");
  bump<<<1, 0>>>(&n);
  say("no thread");
  bump<<<dim3(1, 65536), 1>>>(&n);
  say("65536 rows");
  bump<<<dim3(1, 1, 65535), 1>>>(&n);
  say("65535 layers");
  shared<<<1, 1, 48 * 1024>>>(&n);
  say("48 KiB");
  shared<<<1, 1, 48 * 1024 + 1>>>(&n);
  say("one byte more");
  printf("%s\n", cudaGetErrorName(cudaFuncSetAttribute(shared, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024)));
  shared<<<1, 1, 64 * 1024>>>(&n);
  say("64 KiB");
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  bump<<<1, 1, 0, stream>>>(&n);
  say("a stream");
  cudaStreamDestroy(stream);
  bump<<<1, 1, 0, stream>>>(&n);
  say("no stream any more");
  void *arguments[] = {nullptr};
  printf("%s\n", cudaGetErrorName(cudaLaunchCooperativeKernel(bump, dim3(1), dim3(1), arguments)));
}
