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
__global__ void waits(int *p) { cg::this_thread_block().sync(); }
__global__ void waits_by_function(int *p) {
  auto grid = cg::this_grid();
  cg::sync(grid);
}
__global__ void sums(int *p) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  *p = cg::reduce(tile, *p, cg::plus<int>());
}
__device__ int all_of(cg::thread_group g, int x) { g.sync(); return x; }
__global__ void by_call(int *p) { *p = all_of(cg::this_thread_block(), 1); }
__global__ void coalesced(int *p) { *p = cg::coalesced_threads().size(); }
__global__ void cluster(int *p) { *p = cg::this_cluster().block_rank(); }
// 10:17: error: the kernel `waits` cannot run on the CPU: it uses `sync`
// 11:17: error: the kernel `waits_by_function` cannot run on the CPU: it uses `sync`
// 15:17: error: the kernel `sums` cannot run on the CPU: it uses `reduce`
// 20:17: error: the kernel `by_call` cannot run on the CPU: it calls `all_of`, which uses `sync`
// 21:17: error: the kernel `coalesced` cannot run on the CPU: it uses `cg::coalesced_threads`
// 22:17: error: the kernel `cluster` cannot run on the CPU: it uses `cg::this_cluster`
