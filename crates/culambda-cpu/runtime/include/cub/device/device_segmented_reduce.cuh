// Stands for CUB's header of this name, which only nvcc takes: each segment is reduced from its first element on.
#ifndef CULAMBDA_CPU_CUB_DEVICE_SEGMENTED_REDUCE
#define CULAMBDA_CPU_CUB_DEVICE_SEGMENTED_REDUCE
#include <limits>
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceSegmentedReduce {
  template <class Input, class Output, class Begins, class Ends, class Operation, class Initial>
  static cudaError_t Reduce(void *memory, size_t &size, Input in, Output out, long long segments, Begins begins,
                            Ends ends, Operation operation, Initial initial, cudaStream_t stream = nullptr) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Initial, Value>;
    return ::culambda_cpu::cub::device_wide(
        "cub::DeviceSegmentedReduce", memory, size, stream, [=]() mutable {
          for (long long segment = 0; segment < segments; ++segment) {
            Sum sum = initial;
            for (long long at = begins[segment]; at < static_cast<long long>(ends[segment]); ++at) {
              sum = operation(sum, static_cast<Value>(in[at]));
            }
            out[segment] = sum;
          }
        });
  }

  template <class Input, class Output, class Begins, class Ends>
  static cudaError_t Sum(void *memory, size_t &size, Input in, Output out, long long segments, Begins begins,
                         Ends ends, cudaStream_t stream = nullptr) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    return Reduce(memory, size, in, out, segments, begins, ends, ::culambda_cpu::cub::Plus(),
                  ::culambda_cpu::cub::ValueOr<Output, Value>(), stream);
  }

  template <class Input, class Output, class Begins, class Ends>
  static cudaError_t Min(void *memory, size_t &size, Input in, Output out, long long segments, Begins begins,
                         Ends ends, cudaStream_t stream = nullptr) {
    using Limits = std::numeric_limits<::culambda_cpu::cub::ValueOf<Input>>;
    return Reduce(memory, size, in, out, segments, begins, ends, ::culambda_cpu::cub::Minimum(), Limits::max(),
                  stream);
  }

  template <class Input, class Output, class Begins, class Ends>
  static cudaError_t Max(void *memory, size_t &size, Input in, Output out, long long segments, Begins begins,
                         Ends ends, cudaStream_t stream = nullptr) {
    using Limits = std::numeric_limits<::culambda_cpu::cub::ValueOf<Input>>;
    return Reduce(memory, size, in, out, segments, begins, ends, ::culambda_cpu::cub::Maximum(), Limits::lowest(),
                  stream);
  }
};
}  // namespace cub
#endif
