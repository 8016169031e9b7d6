// std: 17
// The one device, what it says of itself, and what is asked about kernels.
#include <cstdio>
#include <cstring>

static void say(const char *what, cudaError_t error) {
  printf("%s: %s\n", what, cudaGetErrorName(error));
  cudaGetLastError();
}
#define SAY(call) say(#call, call)

__global__ void kernel(int *) {}

int main() {
  int count = 0, device = 7, value = 0;
  SAY(cudaGetDeviceCount(&count));
  SAY(cudaSetDevice(0));
  SAY(cudaSetDevice(1));
  SAY(cudaGetDevice(&device));
  printf("%d %d\n", count, device);
  cudaDeviceProp all;
  SAY(cudaGetDeviceProperties(&all, 0));
  SAY(cudaGetDeviceProperties(&all, 1));
  printf("%s %d.%d %d %d %d\n", all.name, all.major, all.minor, all.warpSize, all.maxThreadsPerBlock,
         all.multiProcessorCount);
  const struct {
    cudaDeviceAttr id;
    long long expected;
  } pairs[] = {{cudaDevAttrComputeCapabilityMajor, all.major},
               {cudaDevAttrMaxThreadsPerBlock, all.maxThreadsPerBlock},
               {cudaDevAttrMaxBlockDimZ, all.maxThreadsDim[2]},
               {cudaDevAttrMaxGridDimY, all.maxGridSize[1]},
               {cudaDevAttrMaxSharedMemoryPerBlock, (long long)all.sharedMemPerBlock},
               {cudaDevAttrMultiProcessorCount, all.multiProcessorCount},
               {cudaDevAttrL2CacheSize, all.l2CacheSize},
               {cudaDevAttrConcurrentManagedAccess, all.concurrentManagedAccess},
               {cudaDevAttrCooperativeLaunch, all.cooperativeLaunch},
               {cudaDevAttrMaxBlocksPerMultiprocessor, all.maxBlocksPerMultiProcessor},
               {cudaDevAttrMemoryPoolsSupported, all.memoryPoolsSupported},
               {cudaDevAttrHostNativeAtomicSupported, all.hostNativeAtomicSupported}};
  for (const auto &pair : pairs) {
    if (cudaDeviceGetAttribute(&value, pair.id, 0) != cudaSuccess || value != pair.expected) {
      printf("attribute %d: %d, not %lld\n", pair.id, value, pair.expected);
    }
  }
  SAY(cudaDeviceGetAttribute(&value, (cudaDeviceAttr)100000, 0));
  SAY(cudaDeviceCanAccessPeer(&value, 0, 0));
  SAY(cudaDeviceEnablePeerAccess(1, 0));
  int runtime = 0, driver = 0;
  cudaRuntimeGetVersion(&runtime);
  cudaDriverGetVersion(&driver);
  printf("%d %d\n", runtime == CUDART_VERSION, driver >= runtime);
  // The release of the compiler, which code names outside of conditions, too.
  static_assert(__CUDACC_VER_BUILD__ >= 0, "a number");
  printf("%d\n", __CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10 == CUDART_VERSION);
  size_t free_bytes, total;
  SAY(cudaMemGetInfo(&free_bytes, &total));
  printf("%d\n", free_bytes <= total && total == all.totalGlobalMem);

  int grid = 0, block = 0, blocks = 0;
  SAY(cudaOccupancyMaxPotentialBlockSize(&grid, &block, kernel, 0, 0));
  SAY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 256, 0));
  printf("%d %d %d\n", grid, block, blocks);
  SAY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 0, 0));
  cudaFuncAttributes attributes;
  SAY(cudaFuncGetAttributes(&attributes, kernel));
  printf("%d\n", attributes.maxThreadsPerBlock);
  SAY(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 20));
  SAY(cudaFuncSetCacheConfig(kernel, cudaFuncCachePreferL1));
  SAY(cudaDeviceSetLimit(cudaLimitMallocHeapSize, 123456));
  size_t limit = 0;
  cudaDeviceGetLimit(&limit, cudaLimitMallocHeapSize);
  printf("%zu\n", limit);

  // A reset frees what the runtime gave out.
  int *p;
  cudaMalloc(&p, 4);
  SAY(cudaDeviceReset());
  SAY(cudaFree(p));
}
