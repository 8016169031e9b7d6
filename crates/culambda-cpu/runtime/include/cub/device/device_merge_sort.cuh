// Stands for CUB's header of this name, which only nvcc takes. Every sort here is stable.
#ifndef CULAMBDA_CPU_CUB_DEVICE_MERGE_SORT
#define CULAMBDA_CPU_CUB_DEVICE_MERGE_SORT
#include <algorithm>
#include <vector>
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceMergeSort {
  template <class Keys, class Count, class Compare>
  static cudaError_t SortKeys(void *memory, size_t &size, Keys keys, Count count, Compare compare,
                              cudaStream_t stream = nullptr) {
    return SortKeysCopy(memory, size, keys, keys, count, compare, stream);
  }

  template <class Keys, class Count, class Compare>
  static cudaError_t StableSortKeys(void *memory, size_t &size, Keys keys, Count count, Compare compare,
                                    cudaStream_t stream = nullptr) {
    return SortKeysCopy(memory, size, keys, keys, count, compare, stream);
  }

  template <class Input, class Output, class Count, class Compare>
  static cudaError_t StableSortKeysCopy(void *memory, size_t &size, Input in, Output out, Count count, Compare compare,
                                        cudaStream_t stream = nullptr) {
    return SortKeysCopy(memory, size, in, out, count, compare, stream);
  }

  template <class Input, class Output, class Count, class Compare>
  static cudaError_t SortKeysCopy(void *memory, size_t &size, Input in, Output out, Count count, Compare compare,
                                  cudaStream_t stream = nullptr) {
    return ::culambda_cpu::cub::device_wide("cub::DeviceMergeSort", memory, size, stream, [=]() mutable {
      std::vector<::culambda_cpu::cub::ValueOf<Input>> keys;
      for (Count at = 0; at < count; ++at) keys.push_back(in[at]);
      std::stable_sort(keys.begin(), keys.end(), compare);
      for (Count at = 0; at < count; ++at) out[at] = keys[size_t(at)];
    });
  }

  template <class Keys, class Values, class Count, class Compare>
  static cudaError_t SortPairs(void *memory, size_t &size, Keys keys, Values values, Count count, Compare compare,
                               cudaStream_t stream = nullptr) {
    return SortPairsCopy(memory, size, keys, values, keys, values, count, compare, stream);
  }

  template <class Keys, class Values, class Count, class Compare>
  static cudaError_t StableSortPairs(void *memory, size_t &size, Keys keys, Values values, Count count,
                                     Compare compare, cudaStream_t stream = nullptr) {
    return SortPairsCopy(memory, size, keys, values, keys, values, count, compare, stream);
  }

  template <class KeysIn, class ValuesIn, class KeysOut, class ValuesOut, class Count, class Compare>
  static cudaError_t SortPairsCopy(void *memory, size_t &size, KeysIn keys_in, ValuesIn values_in, KeysOut keys_out,
                                   ValuesOut values_out, Count count, Compare compare, cudaStream_t stream = nullptr) {
    using Pair = std::pair<::culambda_cpu::cub::ValueOf<KeysIn>, ::culambda_cpu::cub::ValueOf<ValuesIn>>;
    return ::culambda_cpu::cub::device_wide("cub::DeviceMergeSort", memory, size, stream, [=]() mutable {
      std::vector<Pair> pairs;
      for (Count at = 0; at < count; ++at) pairs.emplace_back(keys_in[at], values_in[at]);
      std::stable_sort(pairs.begin(), pairs.end(),
                       [&compare](const Pair &a, const Pair &b) { return compare(a.first, b.first); });
      for (Count at = 0; at < count; ++at) {
        keys_out[at] = pairs[size_t(at)].first;
        values_out[at] = pairs[size_t(at)].second;
      }
    });
  }
};
}  // namespace cub
#endif
