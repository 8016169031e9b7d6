#include "core/shape/partition_kernels.hpp"

namespace lib {
namespace kernels {
namespace cuda {
namespace partition {

using distributed::rank_type;

void count_ranges(int executor, const array<rank_type>& mapping)
{
  run_kernel([executor] __device__(int i) { return executor + i; });
}

template <typename Global>
void build_ranges(int executor, const array<Global>& from, rank_type count, Global* to)
{
  run_kernel([to, count] __device__(int i) { to[i] = count; });
}
template void build_ranges<long>(int, const array<long>&, rank_type, long*);

template <typename Local, typename Global>
bool is_ordered(int executor, const distributed::Partition<Local, Global>* partition, distributed::rank_type count)
{
  run_kernel([partition] __device__(int i) { return partition->parts[i]; });
  return true;
}
template bool is_ordered<int, long>(int, const distributed::Partition<int, long>*, rank_type);

}
}
}
}
