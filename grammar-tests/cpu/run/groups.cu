// std: 17
// What a thread asks of its group, without anybody waiting.
#include <cooperative_groups.h>
#include <cstdio>
#define NAME(a, b) a##b
namespace cg = NAME(cooperative, _groups);

__global__ void places(unsigned *sum) {
  auto block = cg::NAME(this_thread, _block)();
  const auto tile = cg::tiled_partition<4>(block);
  const auto pair = cg::tiled_partition<2>(tile);
  if (blockIdx.x == 1 && threadIdx.x == 5 && threadIdx.y == 1) {
    printf("%u of %u, block %u of %u, thread %u\n", block.thread_rank(), block.size(), block.group_index().x,
           block.group_dim().x, block.thread_index().y);
    printf("tile %llu of %llu, %llu of %llu\n", tile.meta_group_rank(), tile.meta_group_size(), tile.thread_rank(),
           tile.size());
    printf("pair %llu of %llu, %llu of %llu\n", pair.meta_group_rank(), pair.meta_group_size(), pair.thread_rank(),
           pair.size());
  }
  *sum += cg::thread_rank(block);
}

int main() {
  unsigned sum = 0;
  places<<<2, dim3(6, 2)>>>(&sum);
  printf("%u\n", sum);
}
