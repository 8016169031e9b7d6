#line 1 "a.cu"
// Cooperative groups: where a thread is it knows by itself, what it does with others it cannot.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void place(int *p) { p[cg::this_grid().thread_rank()] = cg::this_thread_block().thread_rank(); }
__global__ void tiles(int *p) {
  auto block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  p[block.thread_rank()] = tile.meta_group_rank();
}
__global__ void waits(int *p) { ::culambda_cpu::refused("waits", "it uses `sync`", __FILE__, __LINE__); }
__global__ void waits_by_function(int *p) { ::culambda_cpu::refused("waits_by_function", "it uses `sync`", __FILE__, __LINE__); }



__global__ void sums(int *p) { ::culambda_cpu::refused("sums", "it uses `reduce`", __FILE__, __LINE__); }



__device__ int all_of(cg::thread_group g, int x) { ::culambda_cpu::refused("all_of", "it uses `sync`", __FILE__, __LINE__); }
__global__ void by_call(int *p) { ::culambda_cpu::refused("by_call", "it calls `all_of`, which uses `sync`", __FILE__, __LINE__); }
__global__ void coalesced(int *p) { ::culambda_cpu::refused("coalesced", "it uses `cg::coalesced_threads`", __FILE__, __LINE__); }
__global__ void cluster(int *p) { ::culambda_cpu::refused("cluster", "it uses `cg::this_cluster`", __FILE__, __LINE__); }
// 10:17: warning: the kernel `waits` cannot run on the CPU: it uses `sync`
// 11:17: warning: the kernel `waits_by_function` cannot run on the CPU: it uses `sync`
// 15:17: warning: the kernel `sums` cannot run on the CPU: it uses `reduce`
// 20:17: warning: the kernel `by_call` cannot run on the CPU: it calls `all_of`, which uses `sync`
// 21:17: warning: the kernel `coalesced` cannot run on the CPU: it uses `cg::coalesced_threads`
// 22:17: warning: the kernel `cluster` cannot run on the CPU: it uses `cg::this_cluster`
