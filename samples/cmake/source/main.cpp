// Calls what two CUDA files define; says whether they computed what they should.
#include <cuda_runtime.h>

#include <cstdio>

int scaled(int count);
int summed(int count);

int main() {
  int devices = 0;
  cudaGetDeviceCount(&devices);
  std::printf("%d device, %d, %d\n", devices, scaled(5), summed(10));
  return devices == 1 && scaled(5) == 30 && summed(10) == 45 ? 0 : 1;
}
