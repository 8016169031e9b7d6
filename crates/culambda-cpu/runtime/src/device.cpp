// The one device: what it says of itself is what holds here. Its compute capability is 8.0: the newest without the
// clusters of blocks that cannot be had.
#include "rt.h"

#include <string.h>
#include <unistd.h>

using namespace culambda_cpu::rt;

namespace {

constexpr int major = 8;
constexpr int minor = 0;
constexpr char bus[] = "0000:00:00.0";
constexpr int clock_khz = 1000000;
constexpr int registers = 65536;

bool is_device(int device) { return device == 0; }

int cache_size() {
#ifdef _SC_LEVEL3_CACHE_SIZE
  const long size = sysconf(_SC_LEVEL3_CACHE_SIZE);
  if (size > 0 && size < INT32_MAX) return static_cast<int>(size);
#endif
  return 1 << 20;
}

// Limits and settings that are kept and asked for again.
struct Settings {
  std::mutex mutex;
  size_t limits[7] = {1024, 1 << 20, 8 << 20, 2, 2048, 64, 0};
  unsigned flags = cudaDeviceMapHost;
  cudaFuncCache cache = cudaFuncCachePreferNone;
  cudaSharedMemConfig banks = cudaSharedMemBankSizeFourByte;
};

Settings &settings() { return lasting<Settings>(); }

// What the attributes say. One that is not listed is not supported, which is 0 or none for all of them.
struct Attribute {
  int id;
  int value;
};

const Attribute attributes[] = {
    {cudaDevAttrMaxThreadsPerBlock, max_threads_of_block},
    {cudaDevAttrMaxBlockDimX, max_block[0]},
    {cudaDevAttrMaxBlockDimY, max_block[1]},
    {cudaDevAttrMaxBlockDimZ, max_block[2]},
    {cudaDevAttrMaxGridDimX, max_grid[0]},
    {cudaDevAttrMaxGridDimY, max_grid[1]},
    {cudaDevAttrMaxGridDimZ, max_grid[2]},
    {cudaDevAttrMaxSharedMemoryPerBlock, max_shared_of_block},
    {cudaDevAttrTotalConstantMemory, 65536},
    {cudaDevAttrWarpSize, warp},
    {cudaDevAttrMaxPitch, INT32_MAX},
    {cudaDevAttrMaxRegistersPerBlock, registers},
    {cudaDevAttrClockRate, clock_khz},
    {cudaDevAttrTextureAlignment, 512},
    {cudaDevAttrTexturePitchAlignment, 32},
    {cudaDevAttrGpuOverlap, 1},
    {cudaDevAttrMultiProcessorCount, 1},
    {cudaDevAttrCanMapHostMemory, 1},
    {cudaDevAttrSurfaceAlignment, 512},
    {cudaDevAttrConcurrentKernels, 1},
    {cudaDevAttrMemoryClockRate, clock_khz},
    {cudaDevAttrGlobalMemoryBusWidth, 64},
    {cudaDevAttrMaxThreadsPerMultiProcessor, max_threads_of_processor},
    {cudaDevAttrAsyncEngineCount, 1},
    {cudaDevAttrUnifiedAddressing, 1},
    {cudaDevAttrComputeCapabilityMajor, major},
    {cudaDevAttrComputeCapabilityMinor, minor},
    {cudaDevAttrStreamPrioritiesSupported, 1},
    {cudaDevAttrGlobalL1CacheSupported, 1},
    {cudaDevAttrLocalL1CacheSupported, 1},
    {cudaDevAttrMaxSharedMemoryPerMultiprocessor, shared_of_processor},
    {cudaDevAttrMaxRegistersPerMultiprocessor, registers},
    {cudaDevAttrManagedMemory, 1},
    {cudaDevAttrHostNativeAtomicSupported, 1},
    {cudaDevAttrSingleToDoublePrecisionPerfRatio, 2},
    {cudaDevAttrPageableMemoryAccess, 1},
    {cudaDevAttrConcurrentManagedAccess, 1},
    {cudaDevAttrComputePreemptionSupported, 1},
    {cudaDevAttrCanUseHostPointerForRegisteredMem, 1},
    {cudaDevAttrMaxSharedMemoryPerBlockOptin, max_shared_by_choice},
    {cudaDevAttrHostRegisterSupported, 1},
    {cudaDevAttrPageableMemoryAccessUsesHostPageTables, 1},
    {cudaDevAttrDirectManagedMemAccessFromHost, 1},
    {cudaDevAttrMaxBlocksPerMultiprocessor, max_blocks_of_processor},
    {cudaDevAttrReservedSharedMemoryPerBlock, 1024},
    {cudaDevAttrMemoryPoolsSupported, 1},
#if CUDART_VERSION >= 12020
    {cudaDevAttrHostNumaId, -1},
#endif
};

void older_properties(cudaDeviceProp *all) {
#if CUDART_VERSION < 13000
  all->clockRate = clock_khz;
  all->memoryClockRate = clock_khz;
  all->deviceOverlap = 1;
  all->singleToDoublePrecisionPerfRatio = 2;
#else
  all->hostNumaId = -1;
#endif
}

void sizes(cudaDeviceProp *all) {
  all->totalGlobalMem = total_memory();
  all->sharedMemPerBlock = max_shared_of_block;
  all->sharedMemPerBlockOptin = max_shared_by_choice;
  all->sharedMemPerMultiprocessor = shared_of_processor;
  all->reservedSharedMemPerBlock = 1024;
  all->totalConstMem = 65536;
  all->memPitch = INT32_MAX;
  all->textureAlignment = 512;
  all->texturePitchAlignment = 32;
  all->surfaceAlignment = 512;
  all->regsPerBlock = registers;
  all->regsPerMultiprocessor = registers;
  all->l2CacheSize = cache_size();
  all->memoryBusWidth = 64;
}

void shape(cudaDeviceProp *all) {
  all->major = major;
  all->minor = minor;
  all->warpSize = warp;
  all->multiProcessorCount = 1;
  all->maxThreadsPerBlock = max_threads_of_block;
  all->maxThreadsPerMultiProcessor = max_threads_of_processor;
  all->maxBlocksPerMultiProcessor = max_blocks_of_processor;
  for (int i = 0; i < 3; ++i) {
    all->maxThreadsDim[i] = static_cast<int>(max_block[i]);
    all->maxGridSize[i] = static_cast<int>(max_grid[i]);
  }
}

void abilities(cudaDeviceProp *all) {
  all->canMapHostMemory = 1;
  all->concurrentKernels = 1;
  all->asyncEngineCount = 1;
  all->unifiedAddressing = 1;
  all->streamPrioritiesSupported = 1;
  all->globalL1CacheSupported = 1;
  all->localL1CacheSupported = 1;
  all->managedMemory = 1;
  all->hostNativeAtomicSupported = 1;
  all->pageableMemoryAccess = 1;
  all->pageableMemoryAccessUsesHostPageTables = 1;
  all->concurrentManagedAccess = 1;
  all->directManagedMemAccessFromHost = 1;
  all->computePreemptionSupported = 1;
  all->canUseHostPointerForRegisteredMem = 1;
  all->hostRegisterSupported = 1;
  all->memoryPoolsSupported = 1;
}

}  // namespace

// In CUDA 12 the header makes this name `cudaGetDeviceProperties_v2`.
RT cudaGetDeviceProperties(cudaDeviceProp *all, int device) {
  if (!all) return note(cudaErrorInvalidValue);
  if (!is_device(device)) return note(cudaErrorInvalidDevice);
  memset(static_cast<void *>(all), 0, sizeof *all);
  strcpy(all->name, "culambda CPU");
  memcpy(all->uuid.bytes, "culambda CPU 000", sizeof all->uuid.bytes);
  sizes(all);
  shape(all);
  abilities(all);
  older_properties(all);
  return cudaSuccess;
}

RT cudaDeviceGetAttribute(int *value, cudaDeviceAttr id, int device) {
  if (!value) return note(cudaErrorInvalidValue);
  if (!is_device(device)) return note(cudaErrorInvalidDevice);
  if (id < cudaDevAttrMaxThreadsPerBlock || id >= cudaDevAttrMax) return note(cudaErrorInvalidValue);
  *value = id == cudaDevAttrL2CacheSize ? cache_size() : 0;
  for (const Attribute &attribute : attributes) {
    if (attribute.id == static_cast<int>(id)) *value = attribute.value;
  }
  return cudaSuccess;
}

RT cudaGetDeviceCount(int *count) {
  if (!count) return note(cudaErrorInvalidValue);
  *count = 1;
  return cudaSuccess;
}

RT cudaGetDevice(int *device) {
  if (!device) return note(cudaErrorInvalidValue);
  *device = 0;
  return cudaSuccess;
}

RT cudaSetDevice(int device) { return is_device(device) ? cudaSuccess : note(cudaErrorInvalidDevice); }

RT cudaInitDevice(int device, unsigned, unsigned) { return cudaSetDevice(device); }

RT cudaChooseDevice(int *device, const cudaDeviceProp *wanted) {
  return wanted ? cudaGetDevice(device) : note(cudaErrorInvalidValue);
}

RT cudaSetValidDevices(int *devices, int length) {
  if (!devices && length) return note(cudaErrorInvalidValue);
  for (int i = 0; i < length; ++i) {
    if (!is_device(devices[i])) return note(cudaErrorInvalidDevice);
  }
  return cudaSuccess;
}

RT cudaSetDeviceFlags(unsigned flags) {
  if (flags & ~static_cast<unsigned>(cudaDeviceMask)) return note(cudaErrorInvalidValue);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  settings().flags = flags | cudaDeviceMapHost;
  return cudaSuccess;
}

RT cudaGetDeviceFlags(unsigned *flags) {
  if (!flags) return note(cudaErrorInvalidValue);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  *flags = settings().flags;
  return cudaSuccess;
}

RT cudaDeviceReset(void) {
  reset_memory();
  reset_streams();
  return cudaSuccess;
}

RT cudaDeviceSetLimit(cudaLimit limit, size_t value) {
  const size_t at = static_cast<size_t>(limit);
  if (at >= sizeof settings().limits / sizeof settings().limits[0]) return note(cudaErrorUnsupportedLimit);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  settings().limits[at] = value;
  return cudaSuccess;
}

RT cudaDeviceGetLimit(size_t *value, cudaLimit limit) {
  const size_t at = static_cast<size_t>(limit);
  if (!value) return note(cudaErrorInvalidValue);
  if (at >= sizeof settings().limits / sizeof settings().limits[0]) return note(cudaErrorUnsupportedLimit);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  *value = settings().limits[at];
  return cudaSuccess;
}

RT cudaDeviceSetCacheConfig(cudaFuncCache cache) {
  const std::lock_guard<std::mutex> lock(settings().mutex);
  settings().cache = cache;
  return cudaSuccess;
}

RT cudaDeviceGetCacheConfig(cudaFuncCache *cache) {
  if (!cache) return note(cudaErrorInvalidValue);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  *cache = settings().cache;
  return cudaSuccess;
}

RT cudaDeviceSetSharedMemConfig(cudaSharedMemConfig banks) {
  const std::lock_guard<std::mutex> lock(settings().mutex);
  settings().banks = banks;
  return cudaSuccess;
}

RT cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *banks) {
  if (!banks) return note(cudaErrorInvalidValue);
  const std::lock_guard<std::mutex> lock(settings().mutex);
  *banks = settings().banks;
  return cudaSuccess;
}

RT cudaDeviceGetPCIBusId(char *text, int length, int device) {
  if (!text || length < static_cast<int>(sizeof bus)) return note(cudaErrorInvalidValue);
  if (!is_device(device)) return note(cudaErrorInvalidDevice);
  memcpy(text, bus, sizeof bus);
  return cudaSuccess;
}

RT cudaDeviceGetByPCIBusId(int *device, const char *text) {
  if (!device || !text) return note(cudaErrorInvalidValue);
  if (strcmp(text, bus) != 0) return note(cudaErrorInvalidDevice);
  *device = 0;
  return cudaSuccess;
}

// A device is no peer of itself, and there is no other one.
RT cudaDeviceCanAccessPeer(int *can, int device, int peer) {
  if (!can) return note(cudaErrorInvalidValue);
  if (!is_device(device) || !is_device(peer)) return note(cudaErrorInvalidDevice);
  *can = 0;
  return cudaSuccess;
}

RT cudaDeviceEnablePeerAccess(int, unsigned flags) {
  return note(flags ? cudaErrorInvalidValue : cudaErrorInvalidDevice);
}

RT cudaDeviceDisablePeerAccess(int peer) {
  return note(is_device(peer) ? cudaErrorPeerAccessNotEnabled : cudaErrorInvalidDevice);
}

RT cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr, int, int) {
  return note(value ? cudaErrorInvalidDevice : cudaErrorInvalidValue);
}

RT cudaDriverGetVersion(int *version) {
  if (!version) return note(cudaErrorInvalidValue);
  *version = CUDART_VERSION;
  return cudaSuccess;
}

RT cudaRuntimeGetVersion(int *version) { return cudaDriverGetVersion(version); }

// There is no profiler of the device to be told.
RT cudaProfilerStart(void) { return cudaSuccess; }
RT cudaProfilerStop(void) { return cudaSuccess; }

#if CUDART_VERSION < 13000
RT cudaThreadSynchronize(void) { return cudaDeviceSynchronize(); }
RT cudaThreadExit(void) { return cudaDeviceReset(); }
RT cudaThreadSetLimit(cudaLimit limit, size_t value) { return cudaDeviceSetLimit(limit, value); }
RT cudaThreadGetLimit(size_t *value, cudaLimit limit) { return cudaDeviceGetLimit(value, limit); }
RT cudaThreadSetCacheConfig(cudaFuncCache cache) { return cudaDeviceSetCacheConfig(cache); }
RT cudaThreadGetCacheConfig(cudaFuncCache *cache) { return cudaDeviceGetCacheConfig(cache); }
#endif
