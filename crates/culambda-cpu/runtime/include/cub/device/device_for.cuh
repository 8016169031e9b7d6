// Stands for CUB's header of this name, which only nvcc takes: the operation is called for one index after another.
#ifndef CULAMBDA_CPU_CUB_DEVICE_FOR
#define CULAMBDA_CPU_CUB_DEVICE_FOR
#include <stddef.h>
#include <cub/version.cuh>
#include <iterator>
#include "culambda_cpu/launch.h"

namespace cub {
struct DeviceFor {
  template <class Shape, class Operation>
  static cudaError_t Bulk(Shape shape, Operation operation, cudaStream_t stream = nullptr) {
    return each(shape, [&operation](Shape at) { operation(at); }, stream);
  }

  template <class Iterator, class Count, class Operation>
  static cudaError_t ForEachN(Iterator first, Count count, Operation operation, cudaStream_t stream = nullptr) {
    return each(count, [&](Count at) { operation(first[at]); }, stream);
  }

  template <class Iterator, class Operation>
  static cudaError_t ForEach(Iterator first, Iterator last, Operation operation, cudaStream_t stream = nullptr) {
    return ForEachN(first, last - first, operation, stream);
  }

  template <class Iterator, class Count, class Operation>
  static cudaError_t ForEachCopyN(Iterator first, Count count, Operation operation, cudaStream_t stream = nullptr) {
    return each(
        count,
        [&](Count at) {
          const typename std::iterator_traits<Iterator>::value_type value = first[at];
          operation(value);
        },
        stream);
  }

  template <class Iterator, class Operation>
  static cudaError_t ForEachCopy(Iterator first, Iterator last, Operation operation, cudaStream_t stream = nullptr) {
    return ForEachCopyN(first, last - first, operation, stream);
  }

  // The forms that ask first how much memory they need: none, but they want a size that is not zero.
  template <class Shape, class Operation>
  static cudaError_t Bulk(void *memory, size_t &size, Shape shape, Operation operation, cudaStream_t stream = nullptr) {
    return memory ? Bulk(shape, operation, stream) : needs(size);
  }

  template <class Iterator, class Count, class Operation>
  static cudaError_t ForEachN(void *memory, size_t &size, Iterator first, Count count, Operation operation,
                              cudaStream_t stream = nullptr) {
    return memory ? ForEachN(first, count, operation, stream) : needs(size);
  }

  template <class Iterator, class Operation>
  static cudaError_t ForEach(void *memory, size_t &size, Iterator first, Iterator last, Operation operation,
                             cudaStream_t stream = nullptr) {
    return memory ? ForEach(first, last, operation, stream) : needs(size);
  }

 private:
  static cudaError_t needs(size_t &size) {
    size = 1;
    return cudaSuccess;
  }

  // A launch of one thread, so that what cannot work in a kernel says so here, too.
  template <class Count, class Step>
  static cudaError_t each(Count count, Step step, cudaStream_t stream) {
    ::culambda_cpu::launch_as("cub::DeviceFor", 1, 1, 0, stream)([&]() {
      for (Count at = 0; at < count; ++at) step(at);
    });
    return cudaPeekAtLastError();
  }
};
}  // namespace cub
#endif
