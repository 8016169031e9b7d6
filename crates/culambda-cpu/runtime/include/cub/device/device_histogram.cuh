// Stands for CUB's header of this name, which only nvcc takes: how many samples there are in each range of values.
#ifndef CULAMBDA_CPU_CUB_DEVICE_HISTOGRAM
#define CULAMBDA_CPU_CUB_DEVICE_HISTOGRAM
#include <algorithm>
#include <cstdint>
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceHistogram {
  // Bins of one size, from `lower` to below `upper`. What is outside of these is not counted.
  template <class Samples, class Counter, class Level, class Count>
  static cudaError_t HistogramEven(void *memory, size_t &size, Samples samples, Counter *histogram, int levels,
                                   Level lower, Level upper, Count count, cudaStream_t stream = nullptr) {
    using Value = typename std::common_type<Level, ::culambda_cpu::cub::ValueOf<Samples>>::type;
    const Value first = Value(lower), end = Value(upper);
    return count_all(
        "cub::DeviceHistogram::HistogramEven", memory, size, samples, histogram, levels, count,
        [=](const ::culambda_cpu::cub::ValueOf<Samples> &sample) {
          const Value value = Value(sample);
          return value < first || !(value < end) ? -1 : bin(Value(value - first), Value(end - first), levels - 1);
        },
        stream);
  }

  // Bins between levels that ascend.
  template <class Samples, class Counter, class Level, class Count>
  static cudaError_t HistogramRange(void *memory, size_t &size, Samples samples, Counter *histogram, int levels,
                                    const Level *level, Count count, cudaStream_t stream = nullptr) {
    return count_all(
        "cub::DeviceHistogram::HistogramRange", memory, size, samples, histogram, levels, count,
        [=](const ::culambda_cpu::cub::ValueOf<Samples> &sample) {
          const int at = int(std::upper_bound(level, level + levels, Level(sample)) - level) - 1;
          return at < levels - 1 ? at : -1;
        },
        stream);
  }

 private:
  // As CUB computes it, so that values at the bounds of bins fall into the same one.
  template <class Value>
  static int bin(Value offset, Value range, int bins) {
    return bin(offset, range, bins, std::is_integral<Value>());
  }

  template <class Value>
  static int bin(Value offset, Value range, int bins, std::true_type) {
    return int(std::uint64_t(offset) * std::uint64_t(bins) / std::uint64_t(range));
  }

  template <class Value>
  static int bin(Value offset, Value range, int bins, std::false_type) {
    return std::min(int(offset * Value(Value(bins) / range)), bins - 1);
  }

  template <class Samples, class Counter, class Count, class Bin>
  static cudaError_t count_all(const char *name, void *memory, size_t &size, Samples samples, Counter *histogram,
                               int levels, Count count, Bin bin, cudaStream_t stream) {
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      for (int i = 0; i + 1 < levels; ++i) histogram[i] = Counter(0);
      for (Count at = 0; at < count; ++at) {
        const int found = bin(samples[at]);
        if (found >= 0) ++histogram[found];
      }
    });
  }
};
}  // namespace cub
#endif
