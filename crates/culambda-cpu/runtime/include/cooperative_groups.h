// Stands for CUDA's header of this name, which is for nvcc only. What a thread asks about its place in a group is
// answered; whatever waits for the other threads, or takes something from them, ends the program.
#ifndef CULAMBDA_CPU_COOPERATIVE_GROUPS
#define CULAMBDA_CPU_COOPERATIVE_GROUPS
#include "culambda_cpu/letters_begin.h"
#if defined(__GNUC__)
#pragma GCC system_header
#endif
#include <stddef.h>
#include <cuda_runtime.h>
#include <device_launch_parameters.h>

#include "culambda_cpu/function.h"

#define CULAMBDA_CPU_GROUP(name) \
  CULAMBDA_CPU_STOP("cooperative_groups: " name "() needs threads at once, but on the CPU they run one after another")

namespace cooperative_groups {

namespace culambda_cpu_details {
inline unsigned long long flat(const uint3 &at, const dim3 &size) {
  return (static_cast<unsigned long long>(at.z) * size.y + at.y) * size.x + at.x;
}
inline unsigned long long volume(const dim3 &size) { return static_cast<unsigned long long>(size.x) * size.y * size.z; }
inline unsigned thread_in_block() { return static_cast<unsigned>(flat(threadIdx, blockDim)); }
inline unsigned threads_of_block() { return static_cast<unsigned>(volume(blockDim)); }
}  // namespace culambda_cpu_details

// What threads of any group do together.
struct culambda_cpu_group {
  struct arrival_token {};

  void sync(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("sync"); }
  arrival_token barrier_arrive(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("barrier_arrive"); }
  void barrier_wait(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("barrier_wait"); }
  void barrier_wait(arrival_token, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("barrier_wait"); }
};

// And what those of a part of a warp do.
struct culambda_cpu_warp_group : culambda_cpu_group {
  template <class T>
  T shfl(T, unsigned, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("shfl"); }
  template <class T>
  T shfl_up(T, unsigned, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("shfl_up"); }
  template <class T>
  T shfl_down(T, unsigned, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("shfl_down"); }
  template <class T>
  T shfl_xor(T, unsigned, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("shfl_xor"); }
  int any(int, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("any"); }
  int all(int, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("all"); }
  unsigned ballot(int, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("ballot"); }
  template <class T>
  unsigned match_any(T, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("match_any"); }
  template <class T>
  unsigned match_all(T, int &, CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("match_all"); }
};

// A group of any kind, with what is known of all of them.
class thread_group : public culambda_cpu_warp_group {
 public:
  thread_group(unsigned long long size, unsigned long long rank) : size_(size), rank_(rank) {}
  unsigned long long size() const { return size_; }
  unsigned long long num_threads() const { return size_; }
  unsigned long long thread_rank() const { return rank_; }
  bool is_valid() const { return true; }

 private:
  unsigned long long size_, rank_;
};

class thread_block : public culambda_cpu_group {
 public:
  static unsigned size() { return num_threads(); }
  static unsigned num_threads() { return culambda_cpu_details::threads_of_block(); }
  static unsigned thread_rank() { return culambda_cpu_details::thread_in_block(); }
  static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  static dim3 group_dim() { return blockDim; }
  static dim3 dim_threads() { return blockDim; }
  static bool is_valid() { return true; }
  operator thread_group() const { return thread_group(size(), thread_rank()); }
};

class grid_group : public culambda_cpu_group {
 public:
  // A launch whose blocks wait for each other cannot be had.
  static bool is_valid() { return false; }
  static unsigned long long size() { return num_threads(); }
  static unsigned long long num_threads() { return num_blocks() * culambda_cpu_details::threads_of_block(); }
  static unsigned long long thread_rank() {
    return block_rank() * culambda_cpu_details::threads_of_block() + culambda_cpu_details::thread_in_block();
  }
  static dim3 group_dim() { return gridDim; }
  static dim3 dim_blocks() { return gridDim; }
  static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  static unsigned long long num_blocks() { return culambda_cpu_details::volume(gridDim); }
  static unsigned long long block_rank() { return culambda_cpu_details::flat(blockIdx, gridDim); }
  operator thread_group() const { return thread_group(size(), thread_rank()); }
};

// Clusters, and groups of several devices, are never made; the names are for signatures.
class cluster_group : public culambda_cpu_group {
  cluster_group();
};
class multi_grid_group : public culambda_cpu_group {
  multi_grid_group();
};

class coalesced_group : public culambda_cpu_warp_group {
 public:
  unsigned size(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("coalesced_group::size"); }
  unsigned num_threads(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("coalesced_group::num_threads"); }
  unsigned thread_rank(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("coalesced_group::thread_rank"); }
  unsigned long long meta_group_size(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("meta_group_size"); }
  unsigned long long meta_group_rank(CULAMBDA_CPU_WHERE) const { CULAMBDA_CPU_GROUP("meta_group_rank"); }
  operator thread_group() const { return thread_group(size(), thread_rank()); }
};

// A part of a block, or of such a part, with a size that its type says.
template <unsigned Size, class Parent = void>
class thread_block_tile : public culambda_cpu_warp_group {
  static_assert(Size && (Size & (Size - 1)) == 0, "the size of a tile is a power of two");

 public:
  thread_block_tile(unsigned parts, unsigned part) : parts_(parts), part_(part) {}
  template <class Other>
  thread_block_tile(const thread_block_tile<Size, Other> &tile)
      : parts_(static_cast<unsigned>(tile.meta_group_size())), part_(static_cast<unsigned>(tile.meta_group_rank())) {}

  static unsigned long long size() { return Size; }
  static unsigned long long num_threads() { return Size; }
  static unsigned long long thread_rank() { return culambda_cpu_details::thread_in_block() % Size; }
  static bool is_valid() { return true; }
  unsigned long long meta_group_size() const { return parts_; }
  unsigned long long meta_group_rank() const { return part_; }
  operator thread_group() const { return thread_group(Size, thread_rank()); }

 private:
  unsigned parts_, part_;
};

inline thread_block this_thread_block() { return thread_block(); }
inline grid_group this_grid() { return grid_group(); }

inline coalesced_group coalesced_threads(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("coalesced_threads"); }
inline cluster_group this_cluster(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("this_cluster"); }
inline multi_grid_group this_multi_grid(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("this_multi_grid"); }

template <unsigned Size>
thread_block_tile<Size, thread_block> tiled_partition(const thread_block &block) {
  return thread_block_tile<Size, thread_block>((block.size() + Size - 1) / Size, block.thread_rank() / Size);
}
template <unsigned Size, unsigned Whole, class Parent>
thread_block_tile<Size, thread_block_tile<Whole, Parent>> tiled_partition(const thread_block_tile<Whole, Parent> &tile) {
  static_assert(Size <= Whole, "a part is no larger than the whole");
  return thread_block_tile<Size, thread_block_tile<Whole, Parent>>(
      Whole / Size, static_cast<unsigned>(tile.thread_rank()) / Size);
}
inline thread_group tiled_partition(const thread_group &group, unsigned size) {
  const unsigned long long first = group.thread_rank() / size * size, rest = group.size() - first;
  return thread_group(rest < size ? rest : size, group.thread_rank() - first);
}
template <class Group>
coalesced_group binary_partition(const Group &, bool, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("binary_partition"); }
template <class Group, class Label>
coalesced_group labeled_partition(const Group &, Label, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("labeled_partition"); }

template <class Group>
void sync(const Group &, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("sync"); }
template <class Group>
unsigned long long thread_rank(const Group &group) { return group.thread_rank(); }
template <class Group>
unsigned long long group_size(const Group &group) { return group.size(); }
template <class Group, class F>
void invoke_one(const Group &, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("invoke_one"); }
template <class Group, class F>
void invoke_one_broadcast(const Group &, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("invoke_one_broadcast"); }

// Of <cooperative_groups/reduce.h>, <cooperative_groups/scan.h> and <cooperative_groups/memcpy_async.h>.
template <class T = void>
struct plus {
  T operator()(T a, T b) const { return a + b; }
};
template <class T = void>
struct less {
  T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T = void>
struct greater {
  T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T = void>
struct bit_and {
  T operator()(T a, T b) const { return a & b; }
};
template <class T = void>
struct bit_or {
  T operator()(T a, T b) const { return a | b; }
};
template <class T = void>
struct bit_xor {
  T operator()(T a, T b) const { return a ^ b; }
};
template <class Group, class T, class F>
T reduce(const Group &, T, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("reduce"); }
template <class Group, class T, class F>
void reduce_update_async(const Group &, T &, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("reduce_update_async"); }
template <class Group, class T>
T inclusive_scan(const Group &, T, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("inclusive_scan"); }
template <class Group, class T, class F>
T inclusive_scan(const Group &, T, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("inclusive_scan"); }
template <class Group, class T>
T exclusive_scan(const Group &, T, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("exclusive_scan"); }
template <class Group, class T, class F>
T exclusive_scan(const Group &, T, F &&, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("exclusive_scan"); }
template <class Group, class To, class From, class Shape>
void memcpy_async(const Group &, To *, From *, const Shape &, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("memcpy_async"); }
template <class Group, class To, class ToShape, class From, class FromShape>
void memcpy_async(const Group &, To *, const ToShape &, From *, const FromShape &, CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_GROUP("memcpy_async");
}
template <class Group>
void wait(const Group &, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("wait"); }
template <unsigned Count, class Group>
void wait_prior(const Group &, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_GROUP("wait_prior"); }

}  // namespace cooperative_groups
#undef CULAMBDA_CPU_GROUP
#include "culambda_cpu/letters_end.h"
#endif
