// Stands for CUB's header of this name, which only nvcc takes: sums of the elements before or up to each element.
#ifndef CULAMBDA_CPU_CUB_DEVICE_SCAN
#define CULAMBDA_CPU_CUB_DEVICE_SCAN
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceScan {
  template <class Input, class Output, class Operation, class Initial, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t ExclusiveScan(void *memory, size_t &size, Input in, Output out, Operation operation,
                                   Initial initial, Count count, cudaStream_t stream = nullptr) {
    return exclusive("cub::DeviceScan::ExclusiveScan", memory, size, One(), in, out, operation, initial, count, stream);
  }

  template <class Input, class Output, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t ExclusiveSum(void *memory, size_t &size, Input in, Output out, Count count,
                                  cudaStream_t stream = nullptr) {
    return exclusive("cub::DeviceScan::ExclusiveSum", memory, size, One(), in, out, ::culambda_cpu::cub::Plus(),
                     ::culambda_cpu::cub::ValueOf<Input>(), count, stream);
  }

  template <class Input, class Output, class Operation, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t InclusiveScan(void *memory, size_t &size, Input in, Output out, Operation operation, Count count,
                                   cudaStream_t stream = nullptr) {
    return inclusive("cub::DeviceScan::InclusiveScan", memory, size, One(), in, out, operation, count, stream);
  }

  template <class Input, class Output, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t InclusiveSum(void *memory, size_t &size, Input in, Output out, Count count,
                                  cudaStream_t stream = nullptr) {
    return inclusive("cub::DeviceScan::InclusiveSum", memory, size, One(), in, out, ::culambda_cpu::cub::Plus(), count,
                     stream);
  }

  template <class Input, class Output, class Operation, class Initial, class Count>
  static cudaError_t InclusiveScanInit(void *memory, size_t &size, Input in, Output out, Operation operation,
                                       Initial initial, Count count, cudaStream_t stream = nullptr) {
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Initial, ::culambda_cpu::cub::ValueOf<Input>>;
    return ::culambda_cpu::cub::device_wide(
        "cub::DeviceScan::InclusiveScanInit", memory, size, stream, [=]() mutable {
          Sum sum = initial;
          for (Count at = 0; at < count; ++at) out[at] = sum = operation(sum, in[at]);
        });
  }

  // In place. What is an integer tells these forms from the others.
  template <class Data, class Operation, class Initial, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t ExclusiveScan(void *memory, size_t &size, Data data, Operation operation, Initial initial,
                                   Count count, cudaStream_t stream = nullptr) {
    return ExclusiveScan(memory, size, data, data, operation, initial, count, stream);
  }

  template <class Data, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t ExclusiveSum(void *memory, size_t &size, Data data, Count count, cudaStream_t stream = nullptr) {
    return ExclusiveSum(memory, size, data, data, count, stream);
  }

  template <class Data, class Operation, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t InclusiveScan(void *memory, size_t &size, Data data, Operation operation, Count count,
                                   cudaStream_t stream = nullptr) {
    return InclusiveScan(memory, size, data, data, operation, count, stream);
  }

  template <class Data, class Count, class = ::culambda_cpu::cub::IfInteger<Count>>
  static cudaError_t InclusiveSum(void *memory, size_t &size, Data data, Count count, cudaStream_t stream = nullptr) {
    return InclusiveSum(memory, size, data, data, count, stream);
  }

  // Each run of equal keys by itself.
  template <class Keys, class Input, class Output, class Operation, class Initial, class Count,
            class Equality = ::culambda_cpu::cub::Equal>
  static cudaError_t ExclusiveScanByKey(void *memory, size_t &size, Keys keys, Input in, Output out,
                                        Operation operation, Initial initial, Count count,
                                        Equality equal = Equality(), cudaStream_t stream = nullptr) {
    return exclusive("cub::DeviceScan::ExclusiveScanByKey", memory, size, Runs<Keys, Equality>{keys, equal}, in, out,
                     operation, initial, count, stream);
  }

  template <class Keys, class Input, class Output, class Count, class Equality = ::culambda_cpu::cub::Equal>
  static cudaError_t ExclusiveSumByKey(void *memory, size_t &size, Keys keys, Input in, Output out, Count count,
                                       Equality equal = Equality(), cudaStream_t stream = nullptr) {
    return exclusive("cub::DeviceScan::ExclusiveSumByKey", memory, size, Runs<Keys, Equality>{keys, equal}, in, out,
                     ::culambda_cpu::cub::Plus(), ::culambda_cpu::cub::ValueOf<Input>(), count, stream);
  }

  template <class Keys, class Input, class Output, class Operation, class Count,
            class Equality = ::culambda_cpu::cub::Equal>
  static cudaError_t InclusiveScanByKey(void *memory, size_t &size, Keys keys, Input in, Output out,
                                        Operation operation, Count count, Equality equal = Equality(),
                                        cudaStream_t stream = nullptr) {
    return inclusive("cub::DeviceScan::InclusiveScanByKey", memory, size, Runs<Keys, Equality>{keys, equal}, in, out,
                     operation, count, stream);
  }

  template <class Keys, class Input, class Output, class Count, class Equality = ::culambda_cpu::cub::Equal>
  static cudaError_t InclusiveSumByKey(void *memory, size_t &size, Keys keys, Input in, Output out, Count count,
                                       Equality equal = Equality(), cudaStream_t stream = nullptr) {
    return inclusive("cub::DeviceScan::InclusiveSumByKey", memory, size, Runs<Keys, Equality>{keys, equal}, in, out,
                     ::culambda_cpu::cub::Plus(), count, stream);
  }

 private:
  // One run of all elements.
  struct One {
    template <class Count>
    bool begins(Count at) const {
      return at == 0;
    }
  };

  template <class Keys, class Equality>
  struct Runs {
    Keys keys;
    Equality equal;
    template <class Count>
    bool begins(Count at) {
      return at == 0 || !equal(keys[at - 1], keys[at]);
    }
  };

  template <class Segments, class Input, class Output, class Operation, class Initial, class Count>
  static cudaError_t exclusive(const char *name, void *memory, size_t &size, Segments segments, Input in, Output out,
                               Operation operation, Initial initial, Count count, cudaStream_t stream) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Initial, Value>;
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Sum sum = initial;
      for (Count at = 0; at < count; ++at) {
        // Read first: the output may be the input.
        const Value value = in[at];
        if (segments.begins(at)) sum = initial;
        out[at] = sum;
        sum = operation(sum, value);
      }
    });
  }

  template <class Segments, class Input, class Output, class Operation, class Count>
  static cudaError_t inclusive(const char *name, void *memory, size_t &size, Segments segments, Input in, Output out,
                               Operation operation, Count count, cudaStream_t stream) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Value, Value>;
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Sum sum = Sum();
      for (Count at = 0; at < count; ++at) {
        const Value value = in[at];
        if (segments.begins(at)) {
          sum = value;
        } else {
          sum = operation(sum, value);
        }
        out[at] = sum;
      }
    });
  }
};
}  // namespace cub
#endif
