// What the files of the runtime share. They are compiled with the flags of the program that they are linked to, so
// that sanitizers see every block of memory; the annotations of CUDA's headers mean nothing here.
#ifndef CULAMBDA_CPU_RT
#define CULAMBDA_CPU_RT
// A program may ask for the streams of its threads by name; here its functions are aliases (PER_THREAD).
#undef CUDA_API_PER_THREAD_DEFAULT_STREAM
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <map>
#include <mutex>
#include <new>

#include "culambda_cpu/launch.h"

#define RT extern "C" cudaError_t

// The name that a function has for programs that are built for a default stream of each thread. There is one order of
// things for all streams, so both do the same.
#if defined(__ELF__)
#define PER_THREAD(function, suffix) \
  extern "C" decltype(function) function##_##suffix __attribute__((alias(#function)));
#else
#define PER_THREAD(function, suffix)
#endif

#if defined(__SANITIZE_ADDRESS__)
#define CULAMBDA_CPU_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CULAMBDA_CPU_ASAN 1
#endif
#endif
#ifndef CULAMBDA_CPU_ASAN
#define CULAMBDA_CPU_ASAN 0
#endif

namespace culambda_cpu {
namespace rt {

// Notes an error as the thread's last one, and returns it.
cudaError_t note(cudaError_t error);

// The tables of the runtime live in memory of malloc: a program may define `operator new` with functions of CUDA.
template <class T>
struct Plain {
  using value_type = T;
  Plain() = default;
  template <class U>
  Plain(const Plain<U> &) {}
  T *allocate(size_t n) {
    void *memory = malloc(n * sizeof(T));
    if (!memory) abort();
    return static_cast<T *>(memory);
  }
  void deallocate(T *memory, size_t) { free(memory); }
  friend bool operator==(const Plain &, const Plain &) { return true; }
  friend bool operator!=(const Plain &, const Plain &) { return false; }
};

template <class K, class V>
using Map = std::map<K, V, std::less<K>, Plain<std::pair<const K, V>>>;

// An object that is made at the first use and never destroyed, because other static objects free memory later.
template <class T>
T &lasting() {
  static T *const object = new (Plain<T>().allocate(1)) T();
  return *object;
}

enum class Kind { device, managed, host, registered };

// A piece of memory that a program got of the runtime or made known to it.
struct Block {
  uintptr_t begin;
  size_t size;
  Kind kind;
  unsigned flags;
  // Memory of a pool outlives a reset of the device.
  cudaMemPool_t pool;
};

// Gets memory of exactly this size.
cudaError_t allocate(void **memory, size_t size, Kind kind, unsigned flags, cudaMemPool_t pool = nullptr);
// Frees what `allocate` returned for one of two kinds.
cudaError_t release(void *memory, Kind kind, Kind other);
// The block that a pointer points into.
bool find(const void *pointer, Block *block);
// True unless a known block ends before the bytes do.
bool holds(const void *pointer, size_t size);
// Frees what a reset of the device frees.
void reset_memory();
// Bytes that are in use, of all memory or of a pool, and the most that ever were.
size_t used_memory();
void used_of_pool(cudaMemPool_t pool, size_t *now, size_t *most);
void forget_most_of_pool(cudaMemPool_t pool);
size_t total_memory();

bool is_stream(cudaStream_t stream);
void reset_streams();

// Whether this thread runs a kernel. A parameter of one is a copy without a destructor on a device; here it has one, and
// what that destroys of the host's must stay.
bool in_kernel();
// Which one, and which of its threads.
void place_in_kernel(char *text, size_t size);
// From the first kernel on, a fault in one is told.
void watch_faults();

// Limits of the one device.
constexpr unsigned max_threads_of_block = 1024;
constexpr size_t max_shared_of_block = 48 * 1024;
constexpr size_t max_shared_by_choice = 163 * 1024;
constexpr size_t shared_of_processor = 164 * 1024;
constexpr int max_threads_of_processor = 2048;
constexpr int max_blocks_of_processor = 32;
constexpr int warp = 32;
constexpr unsigned max_grid[3] = {2147483647u, 65535u, 65535u};
constexpr unsigned max_block[3] = {1024u, 1024u, 64u};

// The most dynamic shared memory that a kernel of the program may order; `cudaFuncSetAttribute` raises it.
size_t most_dynamic_shared();

}  // namespace rt
}  // namespace culambda_cpu
#endif
