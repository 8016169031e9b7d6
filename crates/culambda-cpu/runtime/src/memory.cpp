// Memory: exact sizes, so that a sanitizer sees the end of each block, aligned as on a device.
#include "rt.h"

#include <unistd.h>

namespace culambda_cpu {
namespace rt {
namespace {

constexpr size_t alignment = 256;
constexpr size_t pitch_alignment = 512;

struct Entry {
  size_t size;
  Kind kind;
  unsigned flags;
  cudaMemPool_t pool;
  // A kernel got it, so a kernel may free it.
  bool of_kernel;
};

struct Use {
  size_t now = 0;
  size_t most = 0;
};

// Blocks by the complement of their address: a leak checker must not take this table for a use of the memory.
struct Table {
  std::mutex mutex;
  Map<uintptr_t, Entry> blocks;
  Use all;
  Map<uintptr_t, Use> pools;

  void count(const Entry &entry, bool more) {
    if (entry.kind == Kind::registered) return;
    count(all, entry.size, more);
    if (entry.pool) count(pools[reinterpret_cast<uintptr_t>(entry.pool)], entry.size, more);
  }

  static void count(Use &use, size_t size, bool more) {
    use.now = more ? use.now + size : use.now - size;
    if (use.now > use.most) use.most = use.now;
  }
};

Table &table() { return lasting<Table>(); }

uintptr_t address(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

// The block around an address. Keys are complements, so the next one that is not smaller begins at or before it.
Map<uintptr_t, Entry>::iterator around(uintptr_t at) {
  Map<uintptr_t, Entry> &blocks = table().blocks;
  const auto found = blocks.lower_bound(~at);
  if (found == blocks.end() || at - ~found->first >= found->second.size) return blocks.end();
  return found;
}

}  // namespace

size_t total_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long size = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && size > 0 ? static_cast<size_t>(pages) * static_cast<size_t>(size) : size_t{1} << 32;
}

cudaError_t allocate(void **memory, size_t size, Kind kind, unsigned flags, cudaMemPool_t pool) {
  if (!memory) return cudaErrorInvalidValue;
  *memory = nullptr;
  if (size == 0) return cudaSuccess;
  Table &known = table();
  const std::lock_guard<std::mutex> lock(known.mutex);
  void *got = nullptr;
  if (size > total_memory() - known.all.now || posix_memalign(&got, alignment, size)) return cudaErrorMemoryAllocation;
  const Entry entry{size, kind, flags, pool, in_kernel()};
  known.blocks[~address(got)] = entry;
  known.count(entry, true);
  *memory = got;
  return cudaSuccess;
}

cudaError_t release(void *memory, Kind kind, Kind other) {
  Table &known = table();
  {
    const std::lock_guard<std::mutex> lock(known.mutex);
    const auto found = known.blocks.find(~address(memory));
    if (found == known.blocks.end()) return cudaErrorInvalidValue;
    if (found->second.kind != kind && found->second.kind != other) return cudaErrorInvalidValue;
    if (in_kernel() && !found->second.of_kernel) return cudaSuccess;
    known.count(found->second, false);
    known.blocks.erase(found);
  }
  free(memory);
  return cudaSuccess;
}

bool find(const void *pointer, Block *block) {
  const std::lock_guard<std::mutex> lock(table().mutex);
  const auto found = around(address(pointer));
  if (found == table().blocks.end()) return false;
  *block = Block{~found->first, found->second.size, found->second.kind, found->second.flags, found->second.pool};
  return true;
}

bool holds(const void *pointer, size_t size) {
  Block block;
  return !find(pointer, &block) || size <= block.size - (address(pointer) - block.begin);
}

void reset_memory() {
  Table &known = table();
  const std::lock_guard<std::mutex> lock(known.mutex);
  for (auto at = known.blocks.begin(); at != known.blocks.end();) {
    const Entry entry = at->second;
    if (entry.pool) {
      ++at;
      continue;
    }
    void *memory = reinterpret_cast<void *>(~at->first);
    known.count(entry, false);
    at = known.blocks.erase(at);
    if (entry.kind != Kind::registered) free(memory);
  }
}

size_t used_memory() {
  const std::lock_guard<std::mutex> lock(table().mutex);
  return table().all.now;
}

void used_of_pool(cudaMemPool_t pool, size_t *now, size_t *most) {
  const std::lock_guard<std::mutex> lock(table().mutex);
  const Use use = table().pools[reinterpret_cast<uintptr_t>(pool)];
  *now = use.now;
  *most = use.most;
}

void forget_most_of_pool(cudaMemPool_t pool) {
  const std::lock_guard<std::mutex> lock(table().mutex);
  Use &use = table().pools[reinterpret_cast<uintptr_t>(pool)];
  use.most = use.now;
}

}  // namespace rt
}  // namespace culambda_cpu

using namespace culambda_cpu::rt;

RT cudaMalloc(void **memory, size_t size) { return note(allocate(memory, size, Kind::device, 0)); }

RT cudaFree(void *memory) { return memory ? note(release(memory, Kind::device, Kind::managed)) : cudaSuccess; }

RT cudaMallocManaged(void **memory, size_t size, unsigned flags) {
  if (flags != cudaMemAttachGlobal && flags != cudaMemAttachHost) return note(cudaErrorInvalidValue);
  // Other than `cudaMalloc`, it takes no size of nothing.
  if (size == 0) return note(cudaErrorInvalidValue);
  return note(allocate(memory, size, Kind::managed, flags));
}

RT cudaMallocPitch(void **memory, size_t *pitch, size_t width, size_t height) {
  if (!memory || !pitch) return note(cudaErrorInvalidValue);
  if (width > SIZE_MAX - pitch_alignment) return note(cudaErrorMemoryAllocation);
  *pitch = (width + pitch_alignment - 1) / pitch_alignment * pitch_alignment;
  if (height && *pitch > SIZE_MAX / height) return note(cudaErrorMemoryAllocation);
  return note(allocate(memory, *pitch * height, Kind::device, 0));
}

RT cudaMalloc3D(cudaPitchedPtr *memory, cudaExtent extent) {
  if (!memory) return note(cudaErrorInvalidValue);
  if (extent.height && extent.depth > SIZE_MAX / extent.height) return note(cudaErrorMemoryAllocation);
  memory->xsize = extent.width;
  memory->ysize = extent.height;
  return cudaMallocPitch(&memory->ptr, &memory->pitch, extent.width, extent.height * extent.depth);
}

RT cudaHostAlloc(void **memory, size_t size, unsigned flags) {
  const unsigned known = cudaHostAllocPortable | cudaHostAllocMapped | cudaHostAllocWriteCombined;
  if (flags & ~known) return note(cudaErrorInvalidValue);
  return note(allocate(memory, size, Kind::host, flags | cudaHostAllocMapped));
}

RT cudaMallocHost(void **memory, size_t size) { return cudaHostAlloc(memory, size, cudaHostAllocDefault); }

RT cudaFreeHost(void *memory) { return memory ? note(release(memory, Kind::host, Kind::host)) : cudaSuccess; }

RT cudaHostRegister(void *memory, size_t size, unsigned flags) {
  if (!memory || !size) return note(cudaErrorInvalidValue);
  Table &known = table();
  const std::lock_guard<std::mutex> lock(known.mutex);
  const uintptr_t begin = address(memory), last = begin + (size - 1);
  // Blocks do not overlap, so one that does begins inside or is the one around the first byte.
  const auto inside = known.blocks.lower_bound(~last);
  if (around(begin) != known.blocks.end() || (inside != known.blocks.end() && ~inside->first >= begin)) {
    return note(cudaErrorHostMemoryAlreadyRegistered);
  }
  known.blocks[~begin] = Entry{size, Kind::registered, flags, nullptr, false};
  return cudaSuccess;
}

RT cudaHostUnregister(void *memory) {
  Table &known = table();
  const std::lock_guard<std::mutex> lock(known.mutex);
  const auto found = known.blocks.find(~address(memory));
  if (found == known.blocks.end() || found->second.kind != Kind::registered) {
    return note(cudaErrorHostMemoryNotRegistered);
  }
  known.blocks.erase(found);
  return cudaSuccess;
}

RT cudaHostGetDevicePointer(void **device, void *host, unsigned flags) {
  Block block;
  if (!device || !host || flags || !find(host, &block)) return note(cudaErrorInvalidValue);
  if (block.kind != Kind::host && block.kind != Kind::registered) return note(cudaErrorInvalidValue);
  *device = host;
  return cudaSuccess;
}

RT cudaHostGetFlags(unsigned *flags, void *host) {
  Block block;
  if (!flags || !find(host, &block) || (block.kind != Kind::host && block.kind != Kind::registered)) {
    return note(cudaErrorInvalidValue);
  }
  *flags = block.flags;
  return cudaSuccess;
}

RT cudaMemGetInfo(size_t *available, size_t *total) {
  if (!available || !total) return note(cudaErrorInvalidValue);
  *total = total_memory();
  *available = *total - used_memory();
  return cudaSuccess;
}

// Memory that the runtime did not give out, as a variable or Thrust's vectors on the CPU, is not known to it.
RT cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *pointer) {
  if (!attributes) return note(cudaErrorInvalidValue);
  *attributes = cudaPointerAttributes();
  attributes->device = cudaInvalidDeviceId;
  attributes->hostPointer = const_cast<void *>(pointer);
  Block block;
  if (!find(pointer, &block)) {
    attributes->type = cudaMemoryTypeUnregistered;
    return cudaSuccess;
  }
  attributes->device = 0;
  attributes->devicePointer = const_cast<void *>(pointer);
  switch (block.kind) {
    case Kind::device:
      attributes->type = cudaMemoryTypeDevice;
      attributes->hostPointer = nullptr;
      break;
    case Kind::managed:
      attributes->type = cudaMemoryTypeManaged;
      break;
    default:
      attributes->type = cudaMemoryTypeHost;
  }
  return cudaSuccess;
}
