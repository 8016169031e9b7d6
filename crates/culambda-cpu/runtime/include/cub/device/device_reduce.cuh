// Stands for CUB's header of this name, which only nvcc takes: one element after another is reduced, from the first on.
#ifndef CULAMBDA_CPU_CUB_DEVICE_REDUCE
#define CULAMBDA_CPU_CUB_DEVICE_REDUCE
#include <cub/util_type.cuh>
#include <limits>
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceReduce {
  template <class Input, class Output, class Count, class Operation, class Initial>
  static cudaError_t Reduce(void *memory, size_t &size, Input in, Output out, Count count, Operation operation,
                            Initial initial, cudaStream_t stream = nullptr) {
    return reduce("cub::DeviceReduce::Reduce", memory, size, in, out, count, operation, Same(), initial, stream);
  }

  template <class Input, class Output, class Count, class Operation, class Transformation, class Initial>
  static cudaError_t TransformReduce(void *memory, size_t &size, Input in, Output out, Count count,
                                     Operation operation, Transformation transform, Initial initial,
                                     cudaStream_t stream = nullptr) {
    return reduce("cub::DeviceReduce::TransformReduce", memory, size, in, out, count, operation, transform, initial,
                  stream);
  }

  template <class Input, class Output, class Count>
  static cudaError_t Sum(void *memory, size_t &size, Input in, Output out, Count count, cudaStream_t stream = nullptr) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    return reduce("cub::DeviceReduce::Sum", memory, size, in, out, count, ::culambda_cpu::cub::Plus(), Same(),
                  ::culambda_cpu::cub::ValueOr<Output, Value>(), stream);
  }

  template <class Input, class Output, class Count>
  static cudaError_t Min(void *memory, size_t &size, Input in, Output out, Count count, cudaStream_t stream = nullptr) {
    using Limits = std::numeric_limits<::culambda_cpu::cub::ValueOf<Input>>;
    return reduce("cub::DeviceReduce::Min", memory, size, in, out, count, ::culambda_cpu::cub::Minimum(), Same(),
                  Limits::max(), stream);
  }

  template <class Input, class Output, class Count>
  static cudaError_t Max(void *memory, size_t &size, Input in, Output out, Count count, cudaStream_t stream = nullptr) {
    using Limits = std::numeric_limits<::culambda_cpu::cub::ValueOf<Input>>;
    return reduce("cub::DeviceReduce::Max", memory, size, in, out, count, ::culambda_cpu::cub::Maximum(), Same(),
                  Limits::lowest(), stream);
  }

  // The first of the least and of the greatest elements, with its index: as a pair, or in two outputs. As CUB has it,
  // an empty range gives the index 1.
  template <class Input, class Output>
  static cudaError_t ArgMin(void *memory, size_t &size, Input in, Output out, int count,
                            cudaStream_t stream = nullptr) {
    return extremum("cub::DeviceReduce::ArgMin", memory, size, in, out, count, ::culambda_cpu::cub::Less(), stream);
  }

  template <class Input, class Output>
  static cudaError_t ArgMax(void *memory, size_t &size, Input in, Output out, int count,
                            cudaStream_t stream = nullptr) {
    return extremum("cub::DeviceReduce::ArgMax", memory, size, in, out, count, ::culambda_cpu::cub::Greater(), stream);
  }

  template <class Input, class Output, class IndexOutput>
  static cudaError_t ArgMin(void *memory, size_t &size, Input in, Output out, IndexOutput index, long long count,
                            cudaStream_t stream = nullptr) {
    return extremum("cub::DeviceReduce::ArgMin", memory, size, in, Apart<Output, IndexOutput>{out, index}, count,
                    ::culambda_cpu::cub::Less(), stream);
  }

  template <class Input, class Output, class IndexOutput>
  static cudaError_t ArgMax(void *memory, size_t &size, Input in, Output out, IndexOutput index, long long count,
                            cudaStream_t stream = nullptr) {
    return extremum("cub::DeviceReduce::ArgMax", memory, size, in, Apart<Output, IndexOutput>{out, index}, count,
                    ::culambda_cpu::cub::Greater(), stream);
  }

  template <class Keys, class UniqueKeys, class Values, class Aggregates, class Runs, class Operation, class Count>
  static cudaError_t ReduceByKey(void *memory, size_t &size, Keys keys, UniqueKeys unique, Values values,
                                 Aggregates aggregates, Runs runs, Operation operation, Count count,
                                 cudaStream_t stream = nullptr) {
    using Value = ::culambda_cpu::cub::ValueOf<Values>;
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Value, Value>;
    return ::culambda_cpu::cub::device_wide(
        "cub::DeviceReduce::ReduceByKey", memory, size, stream, [=]() mutable {
          Count written = 0;
          for (Count at = 0; at < count; ++written) {
            const ::culambda_cpu::cub::ValueOf<Keys> key = keys[at];
            Sum sum = values[at];
            for (++at; at < count && keys[at] == key; ++at) sum = operation(sum, values[at]);
            unique[written] = key;
            aggregates[written] = sum;
          }
          *runs = written;
        });
  }

 private:
  struct Same {
    template <class T>
    const T &operator()(const T &value) const {
      return value;
    }
  };

  template <class Output, class IndexOutput>
  struct Apart {
    Output out;
    IndexOutput index;
  };

  template <class Output, class Value>
  static void write(Output &out, long long at, const Value &value) {
    KeyValuePair<int, Value> pair;
    pair.key = int(at);
    pair.value = value;
    *out = pair;
  }

  template <class Output, class IndexOutput, class Value>
  static void write(Apart<Output, IndexOutput> &out, long long at, const Value &value) {
    *out.out = value;
    *out.index = at;
  }

  template <class Input, class Output, class Count, class Operation, class Transformation, class Initial>
  static cudaError_t reduce(const char *name, void *memory, size_t &size, Input in, Output out, Count count,
                            Operation operation, Transformation transform, Initial initial, cudaStream_t stream) {
    using Value = typename std::decay<decltype(transform(in[0]))>::type;
    using Sum = ::culambda_cpu::cub::Accumulated<Operation, Initial, Value>;
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Sum sum = initial;
      for (Count at = 0; at < count; ++at) sum = operation(sum, static_cast<Value>(transform(in[at])));
      *out = sum;
    });
  }

  // What no value is worse than.
  template <class Value>
  static Value worst(::culambda_cpu::cub::Less) {
    return std::numeric_limits<Value>::max();
  }

  template <class Value>
  static Value worst(::culambda_cpu::cub::Greater) {
    return std::numeric_limits<Value>::lowest();
  }

  template <class Input, class Output, class Count, class Better>
  static cudaError_t extremum(const char *name, void *memory, size_t &size, Input in, Output out, Count count,
                              Better better, cudaStream_t stream) {
    using Value = ::culambda_cpu::cub::ValueOf<Input>;
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      if (count <= 0) return write(out, 1, worst<Value>(better));
      Count best = 0;
      for (Count at = 1; at < count; ++at) {
        if (better(static_cast<Value>(in[at]), static_cast<Value>(in[best]))) best = at;
      }
      write(out, best, static_cast<Value>(in[best]));
    });
  }
};
}  // namespace cub
#endif
