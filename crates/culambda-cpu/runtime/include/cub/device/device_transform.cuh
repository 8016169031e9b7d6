// Stands for CUB's header of this name, which only nvcc takes: one element after another is transformed.
#ifndef CULAMBDA_CPU_CUB_DEVICE_TRANSFORM
#define CULAMBDA_CPU_CUB_DEVICE_TRANSFORM
#include <stddef.h>
#include <cub/version.cuh>
#include <cuda/std/tuple>
#include <utility>
#include "culambda_cpu/launch.h"

namespace cub {
struct DeviceTransform {
  template <class... Inputs, class Output, class Count, class Operation>
  static cudaError_t Transform(::cuda::std::tuple<Inputs...> inputs, Output output, Count count, Operation operation,
                               cudaStream_t stream = nullptr) {
    ::culambda_cpu::launch_as("cub::DeviceTransform", 1, 1, 0, stream)([&]() {
      for (Count at = 0; at < count; ++at) one(inputs, output, at, operation, std::index_sequence_for<Inputs...>());
    });
    return cudaPeekAtLastError();
  }

  template <class Input, class Output, class Count, class Operation>
  static cudaError_t Transform(Input input, Output output, Count count, Operation operation,
                               cudaStream_t stream = nullptr) {
    return Transform(::cuda::std::make_tuple(input), output, count, operation, stream);
  }

 private:
  template <class Tuple, class Output, class Count, class Operation, size_t... I>
  static void one(Tuple &inputs, Output &output, Count at, Operation &operation, std::index_sequence<I...>) {
    output[at] = operation(::cuda::std::get<I>(inputs)[at]...);
  }
};
}  // namespace cub
#endif
