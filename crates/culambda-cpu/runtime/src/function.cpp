// What is asked about kernels: attributes and occupancy. A kernel is a function of the CPU here; its registers and its
// static shared memory are not known, so answers are those of a kernel that needs little.
#include "rt.h"

using namespace culambda_cpu::rt;

namespace {

struct Function {
  int shared = max_shared_of_block;
  int carveout = -1;
};

struct Functions {
  std::mutex mutex;
  Map<const void *, Function> all;
  int most = max_shared_of_block;
};

Functions &functions() { return lasting<Functions>(); }

Function settings(const void *kernel) {
  Functions &known = functions();
  const std::lock_guard<std::mutex> lock(known.mutex);
  return known.all[kernel];
}

int blocks_of_processor(int threads, size_t shared) {
  if (threads > static_cast<int>(max_threads_of_block) || shared > max_shared_by_choice) return 0;
  const int warps = (threads + warp - 1) / warp;
  int blocks = max_threads_of_processor / (warps * warp);
  const int by_shared = static_cast<int>(shared_of_processor / (shared + 1024));
  if (blocks > by_shared) blocks = by_shared;
  return blocks < max_blocks_of_processor ? blocks : max_blocks_of_processor;
}

}  // namespace

namespace culambda_cpu {
namespace rt {
// A launch does not say which kernel it is for in a way that could be looked up, so what one kernel may have, all may.
size_t most_dynamic_shared() {
  Functions &known = functions();
  const std::lock_guard<std::mutex> lock(known.mutex);
  return static_cast<size_t>(known.most);
}
}  // namespace rt
}  // namespace culambda_cpu

RT cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *kernel) {
  if (!attributes) return note(cudaErrorInvalidValue);
  if (!kernel) return note(cudaErrorInvalidDeviceFunction);
  const Function function = settings(kernel);
  *attributes = cudaFuncAttributes();
  attributes->maxThreadsPerBlock = static_cast<int>(max_threads_of_block);
  attributes->numRegs = warp;
  attributes->ptxVersion = 80;
  attributes->binaryVersion = 80;
  attributes->maxDynamicSharedSizeBytes = function.shared;
  attributes->preferredShmemCarveout = function.carveout;
  return cudaSuccess;
}

RT cudaFuncSetAttribute(const void *kernel, cudaFuncAttribute attribute, int value) {
  if (!kernel) return note(cudaErrorInvalidDeviceFunction);
  Functions &known = functions();
  const std::lock_guard<std::mutex> lock(known.mutex);
  switch (attribute) {
    case cudaFuncAttributeMaxDynamicSharedMemorySize:
      if (value < 0 || value > static_cast<int>(max_shared_by_choice)) return note(cudaErrorInvalidValue);
      known.all[kernel].shared = value;
      if (value > known.most) known.most = value;
      return cudaSuccess;
    case cudaFuncAttributePreferredSharedMemoryCarveout:
      if (value < -1 || value > 100) return note(cudaErrorInvalidValue);
      known.all[kernel].carveout = value;
      return cudaSuccess;
    case cudaFuncAttributeNonPortableClusterSizeAllowed:
      // It permits what the device does not have; a launch with clusters says so.
      return cudaSuccess;
    default:
      return note(cudaErrorInvalidValue);
  }
}

RT cudaFuncSetCacheConfig(const void *kernel, cudaFuncCache) {
  return kernel ? cudaSuccess : note(cudaErrorInvalidDeviceFunction);
}

RT cudaFuncSetSharedMemConfig(const void *kernel, cudaSharedMemConfig) {
  return kernel ? cudaSuccess : note(cudaErrorInvalidDeviceFunction);
}

RT cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *kernel, int threads, size_t shared,
                                                          unsigned flags) {
  if (!blocks || threads <= 0 || (flags & ~1u)) return note(cudaErrorInvalidValue);
  if (!kernel) return note(cudaErrorInvalidDeviceFunction);
  *blocks = blocks_of_processor(threads, shared);
  return cudaSuccess;
}

RT cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *kernel, int threads, size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, kernel, threads, shared, 0);
}

RT cudaOccupancyAvailableDynamicSMemPerBlock(size_t *shared, const void *kernel, int blocks, int threads) {
  if (!shared || blocks <= 0 || threads <= 0) return note(cudaErrorInvalidValue);
  if (!kernel) return note(cudaErrorInvalidDeviceFunction);
  if (blocks > blocks_of_processor(threads, 0)) return note(cudaErrorInvalidValue);
  const size_t share = shared_of_processor / static_cast<size_t>(blocks) - 1024;
  *shared = share < max_shared_of_block ? share : max_shared_of_block;
  return cudaSuccess;
}
