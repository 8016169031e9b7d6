// CUB's algorithms of blocks and warps. Their threads work at the same time, here they run one after another, so none of
// this can work: each class exists, because device functions and templates name it, and its members end the program.
#ifndef CULAMBDA_CPU_CUB_TOGETHER
#define CULAMBDA_CPU_CUB_TOGETHER
#include "culambda_cpu/letters_begin.h"
#include <cub/config.cuh>
#include <cub/util_type.cuh>
#include <cub/version.cuh>
#include <stdint.h>
#include "culambda_cpu/function.h"

namespace cub {

enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED,
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED,
};
enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS,
  BLOCK_REDUCE_WARP_REDUCTIONS_NONDETERMINISTIC,
};
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };

#define CULAMBDA_CPU_CUB_CLASS(name)                                                                  \
 public:                                                                                              \
  struct TempStorage {};                                                                              \
  name() {}                                                                                           \
  explicit name(TempStorage &) {}                                                                     \
  name(TempStorage &, int) {}
// The arguments may be arrays, references that are written to, and functions.
#define CULAMBDA_CPU_CUB_MEMBER(result, of, name)                                                     \
  template <class... Arguments>                                                                       \
  result name(Arguments &&...) {                                                                      \
    ::culambda_cpu::stop("cub::" of "::" #name                                                        \
                         "() is for threads at once, but on the CPU they run one after another",      \
                         #name, __FILE__, __LINE__);                                                  \
  }

template <class T, int X, BlockReduceAlgorithm = BLOCK_REDUCE_WARP_REDUCTIONS, int = 1, int = 1, int = 0>
class BlockReduce {
  CULAMBDA_CPU_CUB_CLASS(BlockReduce)
  CULAMBDA_CPU_CUB_MEMBER(T, "BlockReduce", Reduce)
  CULAMBDA_CPU_CUB_MEMBER(T, "BlockReduce", Sum)
};

template <class T, int X, BlockScanAlgorithm = BLOCK_SCAN_RAKING, int = 1, int = 1, int = 0>
class BlockScan {
  CULAMBDA_CPU_CUB_CLASS(BlockScan)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockScan", ExclusiveSum)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockScan", InclusiveSum)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockScan", ExclusiveScan)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockScan", InclusiveScan)
};

template <class T, int X, int Items, BlockLoadAlgorithm = BLOCK_LOAD_DIRECT, int = 1, int = 1, int = 0>
class BlockLoad {
  CULAMBDA_CPU_CUB_CLASS(BlockLoad)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockLoad", Load)
};

template <class T, int X, int Items, BlockStoreAlgorithm = BLOCK_STORE_DIRECT, int = 1, int = 1, int = 0>
class BlockStore {
  CULAMBDA_CPU_CUB_CLASS(BlockStore)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockStore", Store)
};

template <class Key, int X, int Items, class Value = NullType, int = 4, bool = true,
          BlockScanAlgorithm = BLOCK_SCAN_WARP_SCANS, cudaSharedMemConfig = cudaSharedMemBankSizeFourByte, int = 1,
          int = 1, int = 0>
class BlockRadixSort {
  CULAMBDA_CPU_CUB_CLASS(BlockRadixSort)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockRadixSort", Sort)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockRadixSort", SortDescending)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockRadixSort", SortBlockedToStriped)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockRadixSort", SortDescendingBlockedToStriped)
};

template <class Key, int X, int Items, class Value = NullType, int = 1, int = 1, bool = true>
class BlockMergeSort {
  CULAMBDA_CPU_CUB_CLASS(BlockMergeSort)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockMergeSort", Sort)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockMergeSort", StableSort)
};

template <class T, int X, int Items, bool = false, int = 1, int = 1, int = 0>
class BlockExchange {
  CULAMBDA_CPU_CUB_CLASS(BlockExchange)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", StripedToBlocked)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", BlockedToStriped)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", WarpStripedToBlocked)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", BlockedToWarpStriped)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", ScatterToBlocked)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", ScatterToStriped)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", ScatterToStripedGuarded)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockExchange", ScatterToStripedFlagged)
};

template <class T, int X, int Items, int Bins, BlockHistogramAlgorithm = BLOCK_HISTO_SORT, int = 1, int = 1, int = 0>
class BlockHistogram {
  CULAMBDA_CPU_CUB_CLASS(BlockHistogram)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockHistogram", InitHistogram)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockHistogram", Histogram)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockHistogram", Composite)
};

template <class T, int X, int = 1, int = 1, int = 0>
class BlockDiscontinuity {
  CULAMBDA_CPU_CUB_CLASS(BlockDiscontinuity)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockDiscontinuity", FlagHeads)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockDiscontinuity", FlagTails)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockDiscontinuity", FlagHeadsAndTails)
};

template <class T, int X, int = 1, int = 1, int = 0>
class BlockAdjacentDifference {
  CULAMBDA_CPU_CUB_CLASS(BlockAdjacentDifference)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockAdjacentDifference", SubtractLeft)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockAdjacentDifference", SubtractRight)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockAdjacentDifference", SubtractLeftPartialTile)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockAdjacentDifference", SubtractRightPartialTile)
};

template <class T, int X, int = 1, int = 1, int = 0>
class BlockShuffle {
  CULAMBDA_CPU_CUB_CLASS(BlockShuffle)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockShuffle", Offset)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockShuffle", Rotate)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockShuffle", Up)
  CULAMBDA_CPU_CUB_MEMBER(void, "BlockShuffle", Down)
};

template <class T, int Threads = 32, int = 0>
class WarpReduce {
  CULAMBDA_CPU_CUB_CLASS(WarpReduce)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", Reduce)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", Sum)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", Min)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", Max)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", HeadSegmentedSum)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", TailSegmentedSum)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", HeadSegmentedReduce)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpReduce", TailSegmentedReduce)
};

template <class T, int Threads = 32, int = 0>
class WarpScan {
  CULAMBDA_CPU_CUB_CLASS(WarpScan)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpScan", InclusiveSum)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpScan", ExclusiveSum)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpScan", InclusiveScan)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpScan", ExclusiveScan)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpScan", Scan)
  CULAMBDA_CPU_CUB_MEMBER(T, "WarpScan", Broadcast)
};

template <class T, int Items, WarpLoadAlgorithm = WARP_LOAD_DIRECT, int Threads = 32, int = 0>
class WarpLoad {
  CULAMBDA_CPU_CUB_CLASS(WarpLoad)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpLoad", Load)
};

template <class T, int Items, WarpStoreAlgorithm = WARP_STORE_DIRECT, int Threads = 32, int = 0>
class WarpStore {
  CULAMBDA_CPU_CUB_CLASS(WarpStore)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpStore", Store)
};

template <class Key, int Items, int Threads = 32, class Value = NullType, int = 0>
class WarpMergeSort {
  CULAMBDA_CPU_CUB_CLASS(WarpMergeSort)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpMergeSort", Sort)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpMergeSort", StableSort)
};

#if CUB_VERSION < 300000
template <class T, int Items, int Threads = 32, int = 0, WarpExchangeAlgorithm = WARP_EXCHANGE_SMEM>
#else
template <class T, int Items, int Threads = 32, WarpExchangeAlgorithm = WARP_EXCHANGE_SMEM>
#endif
class WarpExchange {
  CULAMBDA_CPU_CUB_CLASS(WarpExchange)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpExchange", BlockedToStriped)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpExchange", StripedToBlocked)
  CULAMBDA_CPU_CUB_MEMBER(void, "WarpExchange", ScatterToStriped)
};

// What each thread loads and stores by itself works: some elements in a row, or each so many threads apart.
#define CULAMBDA_CPU_CUB_DIRECT(name, parameter, which)                                                       \
  parameter class T, int Items, class Iterator>                                                               \
  void Load##name(int thread, Iterator from, T (&items)[Items]) {                                             \
    for (int i = 0; i < Items; ++i) items[i] = from[which];                                                   \
  }                                                                                                           \
  parameter class T, int Items, class Iterator>                                                               \
  void Load##name(int thread, Iterator from, T (&items)[Items], int valid) {                                  \
    for (int i = 0; i < Items; ++i) {                                                                         \
      if (which < valid) items[i] = from[which];                                                              \
    }                                                                                                         \
  }                                                                                                           \
  parameter class T, class Default, int Items, class Iterator>                                                \
  void Load##name(int thread, Iterator from, T (&items)[Items], int valid, Default other) {                   \
    for (int i = 0; i < Items; ++i) items[i] = other;                                                         \
    for (int i = 0; i < Items; ++i) {                                                                         \
      if (which < valid) items[i] = from[which];                                                              \
    }                                                                                                         \
  }                                                                                                           \
  parameter class T, int Items, class Iterator>                                                               \
  void Store##name(int thread, Iterator to, T (&items)[Items]) {                                              \
    for (int i = 0; i < Items; ++i) to[which] = items[i];                                                     \
  }                                                                                                           \
  parameter class T, int Items, class Iterator>                                                               \
  void Store##name(int thread, Iterator to, T (&items)[Items], int valid) {                                   \
    for (int i = 0; i < Items; ++i) {                                                                         \
      if (which < valid) to[which] = items[i];                                                                \
    }                                                                                                         \
  }
#define CULAMBDA_CPU_CUB_PLAIN template <
#define CULAMBDA_CPU_CUB_THREADS template <int Threads,
CULAMBDA_CPU_CUB_DIRECT(DirectBlocked, CULAMBDA_CPU_CUB_PLAIN, thread * Items + i)
CULAMBDA_CPU_CUB_DIRECT(DirectStriped, CULAMBDA_CPU_CUB_THREADS, thread + i * Threads)
#undef CULAMBDA_CPU_CUB_DIRECT
#undef CULAMBDA_CPU_CUB_PLAIN
#undef CULAMBDA_CPU_CUB_THREADS

#undef CULAMBDA_CPU_CUB_CLASS
#undef CULAMBDA_CPU_CUB_MEMBER
}  // namespace cub
#include "culambda_cpu/letters_end.h"
#endif
