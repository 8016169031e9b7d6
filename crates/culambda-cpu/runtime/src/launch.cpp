// The loop over grid and block, and what a kernel sees of its place in it.
#include "rt.h"

#include <stdio.h>
#include <string.h>

// Programs see these as constants (`extern const uint3 threadIdx`), here they are written. They have other names here,
// so that both declarations can be seen in one file.
#define CULAMBDA_TEXT(x) #x
#define CULAMBDA_PREFIX(prefix, name) CULAMBDA_TEXT(prefix) #name
#define CULAMBDA_SYMBOL_2(prefix, name) __asm__(CULAMBDA_PREFIX(prefix, name))
#define CULAMBDA_SYMBOL(name) CULAMBDA_SYMBOL_2(__USER_LABEL_PREFIX__, name)
extern "C" {
extern uint3 culambda_thread_index CULAMBDA_SYMBOL(threadIdx);
extern uint3 culambda_block_index CULAMBDA_SYMBOL(blockIdx);
extern dim3 culambda_block_size CULAMBDA_SYMBOL(blockDim);
extern dim3 culambda_grid_size CULAMBDA_SYMBOL(gridDim);
extern int culambda_warp_size CULAMBDA_SYMBOL(warpSize);
uint3 culambda_thread_index = {0, 0, 0};
uint3 culambda_block_index = {0, 0, 0};
dim3 culambda_block_size(1, 1, 1);
dim3 culambda_grid_size(1, 1, 1);
int culambda_warp_size = culambda_cpu::rt::warp;
}

namespace {
using culambda_cpu::Order;
using culambda_cpu::rt::note;

// One launch at a time: the variables above are the process's.
using Lock = std::mutex;

// What a kernel launches waits until its own grid has ended: no thread of it may use the results, and shared memory is
// that of one grid at a time.
struct Later {
  Order order;
  culambda_cpu::Work work;
  void *call;
  Later *next;
};

class Queue {
 public:
  void add(const Order &order, const culambda_cpu::Work &work, const void *call) {
    Later *const last = new (culambda_cpu::rt::Plain<Later>().allocate(1)) Later{order, work, work.copy(call), nullptr};
    *end_ = last;
    end_ = &last->next;
  }
  Later *take() {
    Later *const taken = first_;
    if (taken && !(first_ = taken->next)) end_ = &first_;
    return taken;
  }

 private:
  Later *first_ = nullptr;
  Later **end_ = &first_;
};

// A grid that runs, with what it launched: in order, and at its end.
struct Grid {
  const Order &order;
  void *shared;
  Queue launched, at_end;
};

thread_local Grid *running = nullptr;

bool within(const dim3 &size, const unsigned (&most)[3]) {
  return size.x && size.y && size.z && size.x <= most[0] && size.y <= most[1] && size.z <= most[2];
}

cudaError_t wrong(const Order &order) {
  namespace rt = culambda_cpu::rt;
  if (!within(order.grid, rt::max_grid) || !within(order.block, rt::max_block) ||
      static_cast<unsigned long long>(order.block.x) * order.block.y * order.block.z > rt::max_threads_of_block) {
    return cudaErrorInvalidConfiguration;
  }
  if (order.shared > rt::most_dynamic_shared()) return cudaErrorInvalidValue;
  if (!rt::is_stream(order.stream)) return cudaErrorInvalidResourceHandle;
  return cudaSuccess;
}

void threads_of_block(const Order &order, void (*volatile const &thread)(void *), void *data) {
  for (unsigned z = 0; z < order.block.z; ++z) {
    for (unsigned y = 0; y < order.block.y; ++y) {
      for (unsigned x = 0; x < order.block.x; ++x) {
        culambda_thread_index = uint3{x, y, z};
        thread(data);
      }
    }
  }
}

void every_thread(const Order &order, void (*thread)(void *), void *call) {
  culambda_block_size = order.block;
  culambda_grid_size = order.grid;
  // Called through a volatile pointer, nobody can look through the call and keep what was read of `threadIdx`.
  void (*volatile opaque)(void *) = thread;
  for (unsigned z = 0; z < order.grid.z; ++z) {
    for (unsigned y = 0; y < order.grid.y; ++y) {
      for (unsigned x = 0; x < order.grid.x; ++x) {
        culambda_block_index = uint3{x, y, z};
        threads_of_block(order, opaque, call);
      }
    }
  }
}

cudaError_t run_grid(const Order &order, const culambda_cpu::Work &work, void *call);

void run_all(Queue &queue) {
  while (Later *later = queue.take()) {
    // A device has no thread that could be told of an error.
    (void)run_grid(later->order, later->work, later->call);
    later->work.destroy(later->call);
    free(later);
  }
}

cudaError_t run_grid(const Order &order, const culambda_cpu::Work &work, void *call) {
  Grid grid{order, nullptr, {}, {}};
  if (order.shared && posix_memalign(&grid.shared, 256, order.shared)) return cudaErrorLaunchOutOfResources;
  running = &grid;
  memcpy(culambda_cpu::dynamic_pointer, &grid.shared, sizeof grid.shared);
  every_thread(order, work.thread, call);
  memset(culambda_cpu::dynamic_pointer, 0, sizeof grid.shared);
  running = nullptr;
  free(grid.shared);
  run_all(grid.launched);
  run_all(grid.at_end);
  return cudaSuccess;
}

const char *text(const char *known, const char *other) { return known && *known ? known : other; }

// Ends the program. What it printed comes out first.
[[noreturn]] void end() {
  fflush(nullptr);
  abort();
}
}  // namespace

namespace culambda_cpu {
namespace rt {
bool in_kernel() { return running != nullptr; }

void place_in_kernel(char *into, size_t size) {
  const uint3 &thread = culambda_thread_index, &block = culambda_block_index;
  snprintf(into, size, "thread (%u, %u, %u) of block (%u, %u, %u) of kernel `%.200s`", thread.x, thread.y, thread.z,
           block.x, block.y, block.z, text(running ? running->order.kernel : nullptr, "?"));
}
}  // namespace rt

inline namespace v1 {

cudaError_t run(const Order &order, const Work &work, void *call) {
  const cudaError_t error = wrong(order);
  if (error != cudaSuccess) return rt::note(error);
  if (running) {
    const bool tail = order.stream == reinterpret_cast<cudaStream_t>(3);
    (tail ? running->at_end : running->launched).add(order, work, call);
    return cudaSuccess;
  }
  const std::lock_guard<Lock> lock(rt::lasting<Lock>());
  rt::watch_faults();
  return rt::note(run_grid(order, work, call));
}

alignas(void *) unsigned char dynamic_pointer[sizeof(void *)];
void *dynamic_shared() { return running ? running->shared : nullptr; }

void stop(const char *what, const char *function, const char *file, int line) {
  fflush(stdout);
  fprintf(stderr, "culambda: ");
  if (running) fprintf(stderr, "kernel `%s` stops", text(running->order.kernel, text(function, "?")));
  if (!running) fprintf(stderr, "the program stops");
  if (function) fprintf(stderr, " in `%s` (%s:%d)", function, text(file, "?"), line);
  fprintf(stderr, ": %s\n", what);
  end();
}

void refused(const char *function, const char *reason, const char *file, int line) {
  fflush(stdout);
  fprintf(stderr, "culambda: `%s` (%s:%d) was not built for the CPU: %s\n", text(function, "?"), text(file, "?"), line,
          reason);
  if (running) fprintf(stderr, "culambda: called by kernel `%s`\n", text(running->order.kernel, "?"));
  end();
}

}  // namespace v1
}  // namespace culambda_cpu

// Of use in a kernel this would be only where it could wait for what the kernel launched.
RT cudaDeviceSynchronize(void) {
  if (running) culambda_cpu::stop("cudaDeviceSynchronize() cannot wait in a kernel", nullptr, nullptr, 0);
  return cudaSuccess;
}

RT cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t) {
  // The device says so (`cudaDevAttrCooperativeLaunch`): threads cannot wait for each other. Programs that do not ask
  // seldom look at what they get, so it is said.
  static std::once_flag told;
  std::call_once(told, [] {
    fprintf(stderr, "culambda: a cooperative launch returns cudaErrorNotSupported: on the CPU the threads of a grid run "
                    "one after another\n");
  });
  return note(cudaErrorNotSupported);
}
PER_THREAD(cudaLaunchCooperativeKernel, ptsz)
