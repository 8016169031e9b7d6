// Pools of memory. Each block is a piece of memory of its own and goes back at once, so a pool only counts.
#include "rt.h"

#include <string.h>

struct CUmemPoolHandle_st {
  culambda_cpu::rt::Map<int, unsigned long long> values;
};

namespace {
using namespace culambda_cpu::rt;

struct Pools {
  std::mutex mutex;
  CUmemPoolHandle_st own;
  cudaMemPool_t current = &own;
  // Whether a pool is still there. Blocks of one that is not may be in use, and what counts them goes by its address.
  Map<cudaMemPool_t, bool> made;

  bool has(cudaMemPool_t pool) const {
    const auto found = made.find(pool);
    return pool == &own || (found != made.end() && found->second);
  }
};

Pools &pools() { return lasting<Pools>(); }

bool is_int(cudaMemPoolAttr attribute) {
  return attribute >= cudaMemPoolReuseFollowEventDependencies && attribute <= cudaMemPoolReuseAllowInternalDependencies;
}

bool is_known(cudaMemPoolAttr attribute) {
  return is_int(attribute) || (attribute >= cudaMemPoolAttrReleaseThreshold && attribute <= cudaMemPoolAttrUsedMemHigh);
}

// Reuse is allowed unless somebody forbids it.
unsigned long long kept(const CUmemPoolHandle_st &pool, cudaMemPoolAttr attribute) {
  const auto found = pool.values.find(attribute);
  return found != pool.values.end() ? found->second : is_int(attribute);
}

unsigned long long value_of(cudaMemPool_t pool, cudaMemPoolAttr attribute) {
  size_t now = 0, most = 0;
  used_of_pool(pool, &now, &most);
  switch (attribute) {
    case cudaMemPoolAttrReservedMemCurrent:
    case cudaMemPoolAttrUsedMemCurrent:
      return now;
    case cudaMemPoolAttrReservedMemHigh:
    case cudaMemPoolAttrUsedMemHigh:
      return most;
    default:
      return kept(*pool, attribute);
  }
}
}  // namespace

RT cudaMallocFromPoolAsync(void **memory, size_t size, cudaMemPool_t pool, cudaStream_t stream) {
  if (!is_stream(stream)) return note(cudaErrorInvalidResourceHandle);
  {
    const std::lock_guard<std::mutex> lock(pools().mutex);
    if (!pools().has(pool)) return note(cudaErrorInvalidValue);
  }
  return note(allocate(memory, size, Kind::device, 0, pool));
}
PER_THREAD(cudaMallocFromPoolAsync, ptsz)

RT cudaMallocAsync(void **memory, size_t size, cudaStream_t stream) {
  cudaMemPool_t pool;
  {
    const std::lock_guard<std::mutex> lock(pools().mutex);
    pool = pools().current;
  }
  return cudaMallocFromPoolAsync(memory, size, pool, stream);
}
PER_THREAD(cudaMallocAsync, ptsz)

RT cudaFreeAsync(void *memory, cudaStream_t stream) {
  if (!is_stream(stream)) return note(cudaErrorInvalidResourceHandle);
  return note(release(memory, Kind::device, Kind::managed));
}
PER_THREAD(cudaFreeAsync, ptsz)

RT cudaMemPoolCreate(cudaMemPool_t *pool, const cudaMemPoolProps *properties) {
  if (!pool || !properties || properties->location.type != cudaMemLocationTypeDevice) {
    return note(cudaErrorInvalidValue);
  }
  if (properties->location.id != 0) return note(cudaErrorInvalidDevice);
  const std::lock_guard<std::mutex> lock(pools().mutex);
  *pool = new (Plain<CUmemPoolHandle_st>().allocate(1)) CUmemPoolHandle_st();
  pools().made[*pool] = true;
  return cudaSuccess;
}

RT cudaMemPoolDestroy(cudaMemPool_t pool) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (pool == &pools().own || !pools().has(pool)) return note(cudaErrorInvalidValue);
  if (pools().current == pool) pools().current = &pools().own;
  pools().made[pool] = false;
  pool->values.clear();
  return cudaSuccess;
}

RT cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int device) {
  if (!pool) return note(cudaErrorInvalidValue);
  if (device != 0) return note(cudaErrorInvalidDevice);
  *pool = &pools().own;
  return cudaSuccess;
}

RT cudaDeviceGetMemPool(cudaMemPool_t *pool, int device) {
  if (!pool) return note(cudaErrorInvalidValue);
  if (device != 0) return note(cudaErrorInvalidDevice);
  const std::lock_guard<std::mutex> lock(pools().mutex);
  *pool = pools().current;
  return cudaSuccess;
}

RT cudaDeviceSetMemPool(int device, cudaMemPool_t pool) {
  if (device != 0) return note(cudaErrorInvalidDevice);
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (!pools().has(pool)) return note(cudaErrorInvalidValue);
  pools().current = pool;
  return cudaSuccess;
}

RT cudaMemPoolTrimTo(cudaMemPool_t pool, size_t) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  return pools().has(pool) ? cudaSuccess : note(cudaErrorInvalidValue);
}

RT cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (!value || !pools().has(pool) || !is_known(attribute)) return note(cudaErrorInvalidValue);
  unsigned long long wide = 0;
  if (is_int(attribute)) {
    int narrow = 0;
    memcpy(&narrow, value, sizeof narrow);
    wide = narrow != 0;
  } else {
    memcpy(&wide, value, sizeof wide);
  }
  if (attribute <= cudaMemPoolAttrReleaseThreshold) {
    pool->values[attribute] = wide;
    return cudaSuccess;
  }
  // Of what is counted only the high marks can be set, back to what is in use.
  const bool is_mark = attribute == cudaMemPoolAttrReservedMemHigh || attribute == cudaMemPoolAttrUsedMemHigh;
  if (!is_mark || wide != 0) return note(cudaErrorInvalidValue);
  forget_most_of_pool(pool);
  return cudaSuccess;
}

RT cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (!value || !pools().has(pool) || !is_known(attribute)) return note(cudaErrorInvalidValue);
  const unsigned long long wide = value_of(pool, attribute);
  if (is_int(attribute)) {
    const int narrow = static_cast<int>(wide);
    memcpy(value, &narrow, sizeof narrow);
  } else {
    memcpy(value, &wide, sizeof wide);
  }
  return cudaSuccess;
}

RT cudaMemPoolSetAccess(cudaMemPool_t pool, const cudaMemAccessDesc *wanted, size_t count) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (!pools().has(pool) || (!wanted && count)) return note(cudaErrorInvalidValue);
  for (size_t i = 0; i < count; ++i) {
    if (wanted[i].location.type != cudaMemLocationTypeDevice || wanted[i].location.id != 0) {
      return note(cudaErrorInvalidDevice);
    }
    // Memory cannot be taken from the device it is on.
    if (wanted[i].flags != cudaMemAccessFlagsProtReadWrite) return note(cudaErrorInvalidValue);
  }
  return cudaSuccess;
}

RT cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t pool, cudaMemLocation *location) {
  const std::lock_guard<std::mutex> lock(pools().mutex);
  if (!flags || !location || !pools().has(pool)) return note(cudaErrorInvalidValue);
  const bool is_own = location->type == cudaMemLocationTypeDevice && location->id == 0;
  *flags = is_own ? cudaMemAccessFlagsProtReadWrite : cudaMemAccessFlagsProtNone;
  return cudaSuccess;
}
