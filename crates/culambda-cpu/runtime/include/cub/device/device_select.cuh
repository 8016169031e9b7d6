// Stands for CUB's header of this name, which only nvcc takes: the chosen elements are copied in their order.
#ifndef CULAMBDA_CPU_CUB_DEVICE_SELECT
#define CULAMBDA_CPU_CUB_DEVICE_SELECT
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceSelect {
  template <class Input, class Flags, class Output, class Selected, class Count,
            class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t Flagged(void *memory, size_t &size, Input in, Flags flags, Output out, Selected selected,
                             Count count, cudaStream_t stream = nullptr) {
    return choose("cub::DeviceSelect::Flagged", memory, size, in, out, selected, count,
                  ::culambda_cpu::cub::Flagged<Flags>{flags}, stream);
  }

  template <class Input, class Output, class Selected, class Count, class Predicate,
            class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t If(void *memory, size_t &size, Input in, Output out, Selected selected, Count count,
                        Predicate predicate, cudaStream_t stream = nullptr) {
    return choose("cub::DeviceSelect::If", memory, size, in, out, selected, count,
                  ::culambda_cpu::cub::Satisfying<Predicate>{predicate}, stream);
  }

  template <class Input, class Output, class Selected, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t Unique(void *memory, size_t &size, Input in, Output out, Selected selected, Count count,
                            cudaStream_t stream = nullptr) {
    return choose("cub::DeviceSelect::Unique", memory, size, in, out, selected, count,
                  [in](Count at, const ::culambda_cpu::cub::ValueOf<Input> &value) {
                    return at == 0 || !(in[at - 1] == value);
                  },
                  stream);
  }

  // In place. What is an integer tells these forms from the others.
  template <class Data, class Flags, class Selected, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t Flagged(void *memory, size_t &size, Data data, Flags flags, Selected selected, Count count,
                             cudaStream_t stream = nullptr) {
    return Flagged(memory, size, data, flags, data, selected, count, stream);
  }

  template <class Data, class Selected, class Count, class Predicate, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t If(void *memory, size_t &size, Data data, Selected selected, Count count, Predicate predicate,
                        cudaStream_t stream = nullptr) {
    return If(memory, size, data, data, selected, count, predicate, stream);
  }

 private:
  template <class Input, class Output, class Selected, class Count, class Chosen>
  static cudaError_t choose(const char *name, void *memory, size_t &size, Input in, Output out, Selected selected,
                            Count count, Chosen chosen, cudaStream_t stream) {
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Count written = 0;
      for (Count at = 0; at < count; ++at) {
        const ::culambda_cpu::cub::ValueOf<Input> value = in[at];
        if (chosen(at, value)) out[written++] = value;
      }
      *selected = written;
    });
  }
};
}  // namespace cub
#endif
