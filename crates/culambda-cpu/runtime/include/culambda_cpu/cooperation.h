// What threads of a kernel do together. Here they run one after another, so none of this can work: each function exists,
// because headers and templates name it, and ends the program when it is called.
#ifndef CULAMBDA_CPU_COOPERATION
#define CULAMBDA_CPU_COOPERATION
#include <stddef.h>
#include <vector_types.h>

#include "function.h"

#define CULAMBDA_CPU_BLOCK(name) \
  CULAMBDA_CPU_STOP(name "() waits for all threads of a block, but on the CPU they run one after another")
#define CULAMBDA_CPU_WARP(name) \
  CULAMBDA_CPU_STOP(name "() is for the threads of a warp at once, but on the CPU they run one after another")
#define CULAMBDA_CPU_CLUSTER(name) CULAMBDA_CPU_STOP(name "() is about clusters of blocks, which the CPU does not have")

CULAMBDA_CPU_FN void __syncthreads(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_BLOCK("__syncthreads"); }
CULAMBDA_CPU_FN int __syncthreads_count(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_BLOCK("__syncthreads_count"); }
CULAMBDA_CPU_FN int __syncthreads_and(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_BLOCK("__syncthreads_and"); }
CULAMBDA_CPU_FN int __syncthreads_or(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_BLOCK("__syncthreads_or"); }
CULAMBDA_CPU_FN void __barrier_sync(unsigned, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_BLOCK("__barrier_sync"); }
CULAMBDA_CPU_FN void __barrier_sync_count(unsigned, unsigned, CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_BLOCK("__barrier_sync_count");
}

CULAMBDA_CPU_FN void __syncwarp(unsigned = 0xffffffffu, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__syncwarp"); }
CULAMBDA_CPU_FN unsigned __activemask(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__activemask"); }
CULAMBDA_CPU_FN int __any_sync(unsigned, int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__any_sync"); }
CULAMBDA_CPU_FN int __all_sync(unsigned, int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__all_sync"); }
CULAMBDA_CPU_FN int __uni_sync(unsigned, int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__uni_sync"); }
CULAMBDA_CPU_FN unsigned __ballot_sync(unsigned, int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__ballot_sync"); }
CULAMBDA_CPU_FN int __any(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__any"); }
CULAMBDA_CPU_FN int __all(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__all"); }
CULAMBDA_CPU_FN unsigned __ballot(int, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__ballot"); }

#define CULAMBDA_CPU_SHUFFLE(name, parameter)                                           \
  template <class T>                                                                    \
  inline T name(unsigned, T, parameter, int = 32, CULAMBDA_CPU_WHERE) {                 \
    CULAMBDA_CPU_WARP(#name);                                                           \
  }
CULAMBDA_CPU_SHUFFLE(__shfl_sync, int)
CULAMBDA_CPU_SHUFFLE(__shfl_up_sync, unsigned)
CULAMBDA_CPU_SHUFFLE(__shfl_down_sync, unsigned)
CULAMBDA_CPU_SHUFFLE(__shfl_xor_sync, int)
#undef CULAMBDA_CPU_SHUFFLE

template <class T>
inline unsigned __match_any_sync(unsigned, T, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__match_any_sync"); }
template <class T>
inline unsigned __match_all_sync(unsigned, T, int *, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP("__match_all_sync"); }

#define CULAMBDA_CPU_REDUCE(name)                                              \
  template <class T>                                                           \
  inline T name(unsigned, T, CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_WARP(#name); }
CULAMBDA_CPU_REDUCE(__reduce_add_sync)
CULAMBDA_CPU_REDUCE(__reduce_min_sync)
CULAMBDA_CPU_REDUCE(__reduce_max_sync)
CULAMBDA_CPU_REDUCE(__reduce_and_sync)
CULAMBDA_CPU_REDUCE(__reduce_or_sync)
CULAMBDA_CPU_REDUCE(__reduce_xor_sync)
#undef CULAMBDA_CPU_REDUCE

CULAMBDA_CPU_FN void __cluster_barrier_arrive(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_CLUSTER("__cluster_barrier_arrive"); }
CULAMBDA_CPU_FN void __cluster_barrier_arrive_relaxed(CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__cluster_barrier_arrive_relaxed");
}
CULAMBDA_CPU_FN void __cluster_barrier_wait(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_CLUSTER("__cluster_barrier_wait"); }
CULAMBDA_CPU_FN void *__cluster_map_shared_rank(const void *, unsigned, CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__cluster_map_shared_rank");
}
CULAMBDA_CPU_FN uint2 __cluster_map_shared_multicast(const void *, unsigned, CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__cluster_map_shared_multicast");
}
CULAMBDA_CPU_FN unsigned __cluster_query_shared_rank(const void *, CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__cluster_query_shared_rank");
}
CULAMBDA_CPU_FN dim3 __clusterDim(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_CLUSTER("__clusterDim"); }
CULAMBDA_CPU_FN dim3 __clusterIdx(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_CLUSTER("__clusterIdx"); }
CULAMBDA_CPU_FN dim3 __clusterRelativeBlockIdx(CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__clusterRelativeBlockIdx");
}
CULAMBDA_CPU_FN dim3 __clusterGridDimInClusters(CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__clusterGridDimInClusters");
}
CULAMBDA_CPU_FN unsigned __clusterDimIsSpecified(CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__clusterDimIsSpecified");
}
CULAMBDA_CPU_FN unsigned __clusterRelativeBlockRank(CULAMBDA_CPU_WHERE) {
  CULAMBDA_CPU_CLUSTER("__clusterRelativeBlockRank");
}
CULAMBDA_CPU_FN unsigned __clusterSizeInBlocks(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_CLUSTER("__clusterSizeInBlocks"); }

// A kernel that was launched early waits for the one before it, which has ended here, and needs tell nobody.
CULAMBDA_CPU_FN void cudaGridDependencySynchronize() {}
CULAMBDA_CPU_FN void cudaTriggerProgrammaticLaunchCompletion() {}

CULAMBDA_CPU_FN void __trap(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_STOP("__trap() was called"); }
CULAMBDA_CPU_FN void __brkpt(CULAMBDA_CPU_WHERE) { CULAMBDA_CPU_STOP("__brkpt() was called"); }
#endif
