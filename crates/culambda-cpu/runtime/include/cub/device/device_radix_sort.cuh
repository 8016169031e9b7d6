// Stands for CUB's header of this name, which only nvcc takes. Keys are numbers, compared by the bits that CUB sorts by.
#ifndef CULAMBDA_CPU_CUB_DEVICE_RADIX_SORT
#define CULAMBDA_CPU_CUB_DEVICE_RADIX_SORT
#include <string.h>
#include <algorithm>
#include <cstdint>
#include <cub/util_type.cuh>
#include <vector>
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceRadixSort {
  template <class Key, class Count>
  static cudaError_t SortKeys(void *memory, size_t &size, const Key *in, Key *out, Count count, int begin = 0,
                              int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<false>(memory, size, in, out, None(), None(), count, begin, end, stream);
  }

  template <class Key, class Count>
  static cudaError_t SortKeysDescending(void *memory, size_t &size, const Key *in, Key *out, Count count,
                                        int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<true>(memory, size, in, out, None(), None(), count, begin, end, stream);
  }

  template <class Key, class Value, class Count>
  static cudaError_t SortPairs(void *memory, size_t &size, const Key *in, Key *out, const Value *values_in,
                               Value *values_out, Count count, int begin = 0, int end = sizeof(Key) * 8,
                               cudaStream_t stream = nullptr) {
    return sort<false>(memory, size, in, out, values_in, values_out, count, begin, end, stream);
  }

  template <class Key, class Value, class Count>
  static cudaError_t SortPairsDescending(void *memory, size_t &size, const Key *in, Key *out, const Value *values_in,
                                         Value *values_out, Count count, int begin = 0, int end = sizeof(Key) * 8,
                                         cudaStream_t stream = nullptr) {
    return sort<true>(memory, size, in, out, values_in, values_out, count, begin, end, stream);
  }

  // With two buffers: what is sorted stays in the one that is current.
  template <class Key, class Count>
  static cudaError_t SortKeys(void *memory, size_t &size, DoubleBuffer<Key> &keys, Count count, int begin = 0,
                              int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<false>(memory, size, keys.Current(), keys.Current(), None(), None(), count, begin, end, stream);
  }

  template <class Key, class Count>
  static cudaError_t SortKeysDescending(void *memory, size_t &size, DoubleBuffer<Key> &keys, Count count,
                                        int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<true>(memory, size, keys.Current(), keys.Current(), None(), None(), count, begin, end, stream);
  }

  template <class Key, class Value, class Count>
  static cudaError_t SortPairs(void *memory, size_t &size, DoubleBuffer<Key> &keys, DoubleBuffer<Value> &values,
                               Count count, int begin = 0, int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<false>(memory, size, keys.Current(), keys.Current(), values.Current(), values.Current(), count, begin,
                       end, stream);
  }

  template <class Key, class Value, class Count>
  static cudaError_t SortPairsDescending(void *memory, size_t &size, DoubleBuffer<Key> &keys,
                                         DoubleBuffer<Value> &values, Count count, int begin = 0,
                                         int end = sizeof(Key) * 8, cudaStream_t stream = nullptr) {
    return sort<true>(memory, size, keys.Current(), keys.Current(), values.Current(), values.Current(), count, begin,
                      end, stream);
  }

 private:
  // In place of values, where there are none.
  struct None {
    None operator[](size_t) const { return None(); }
  };

  // The bits of a key, in the order of the keys: as they are, with the sign turned, and of negative floating-point
  // numbers all turned. Both zeros are one key.
  template <class Key>
  static std::uint64_t bits(Key key) {
    static_assert(std::is_arithmetic<Key>::value && sizeof(Key) <= 8, "keys are integers, float or double here");
    constexpr std::uint64_t sign = std::uint64_t(1) << (sizeof(Key) * 8 - 1);
    if (std::is_floating_point<Key>::value) {
      if (key == Key(0)) key = Key(0);
      const std::uint64_t raw = unsigned_bits(key);
      return raw & sign ? ~raw & (sign | (sign - 1)) : raw | sign;
    }
    return std::is_signed<Key>::value ? unsigned_bits(key) ^ sign : unsigned_bits(key);
  }

  template <class Key>
  static std::uint64_t unsigned_bits(Key key) {
    using Bits = typename std::conditional<
        sizeof(Key) == 8, std::uint64_t,
        typename std::conditional<sizeof(Key) == 4, std::uint32_t,
                                  typename std::conditional<sizeof(Key) == 2, std::uint16_t, std::uint8_t>::type>::
            type>::type;
    Bits raw;
    memcpy(&raw, &key, sizeof raw);
    return raw;
  }

  template <class Key, class Value>
  struct Element {
    std::uint64_t bits;
    Key key;
    Value value;
  };

  static void put(None, size_t, None) {}

  template <class Value>
  static void put(Value *out, size_t at, Value value) {
    out[at] = value;
  }

  template <bool descending, class Key, class ValuesIn, class ValuesOut, class Count>
  static cudaError_t sort(void *memory, size_t &size, const Key *in, Key *out, ValuesIn values_in,
                          ValuesOut values_out, Count count, int begin, int end, cudaStream_t stream) {
    using Value = typename std::decay<decltype(values_in[0])>::type;
    return ::culambda_cpu::cub::device_wide("cub::DeviceRadixSort", memory, size, stream, [=]() mutable {
      const int width = end - begin;
      const std::uint64_t mask = width >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << width) - 1;
      std::vector<Element<Key, Value>> elements;
      for (Count at = 0; at < count; ++at) {
        elements.push_back({bits(in[at]) >> begin & mask, in[at], values_in[size_t(at)]});
      }
      std::stable_sort(elements.begin(), elements.end(),
                       [](const Element<Key, Value> &a, const Element<Key, Value> &b) {
                         return descending ? b.bits < a.bits : a.bits < b.bits;
                       });
      for (Count at = 0; at < count; ++at) {
        out[at] = elements[size_t(at)].key;
        put(values_out, size_t(at), elements[size_t(at)].value);
      }
    });
  }
};
}  // namespace cub
#endif
