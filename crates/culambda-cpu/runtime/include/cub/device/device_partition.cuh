// Stands for CUB's header of this name, which only nvcc takes: the chosen elements in their order, and after them the
// others in reverse order, as CUB leaves them.
#ifndef CULAMBDA_CPU_CUB_DEVICE_PARTITION
#define CULAMBDA_CPU_CUB_DEVICE_PARTITION
#include "culambda_cpu/cub.h"

namespace cub {
struct DevicePartition {
  template <class Input, class Flags, class Output, class Selected, class Count>
  static cudaError_t Flagged(void *memory, size_t &size, Input in, Flags flags, Output out, Selected selected,
                             Count count, cudaStream_t stream = nullptr) {
    return divide("cub::DevicePartition::Flagged", memory, size, in, out, selected, count,
                  ::culambda_cpu::cub::Flagged<Flags>{flags}, stream);
  }

  template <class Input, class Output, class Selected, class Count, class Predicate>
  static cudaError_t If(void *memory, size_t &size, Input in, Output out, Selected selected, Count count,
                        Predicate predicate, cudaStream_t stream = nullptr) {
    return divide("cub::DevicePartition::If", memory, size, in, out, selected, count,
                  ::culambda_cpu::cub::Satisfying<Predicate>{predicate}, stream);
  }

 private:
  template <class Input, class Output, class Selected, class Count, class Chosen>
  static cudaError_t divide(const char *name, void *memory, size_t &size, Input in, Output out, Selected selected,
                            Count count, Chosen chosen, cudaStream_t stream) {
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Count written = 0, rejected = 0;
      for (Count at = 0; at < count; ++at) {
        const ::culambda_cpu::cub::ValueOf<Input> value = in[at];
        out[chosen(at, value) ? written++ : count - ++rejected] = value;
      }
      *selected = written;
    });
  }
};
}  // namespace cub
#endif
