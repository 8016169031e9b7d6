// What the stand-ins for CUB's device-wide algorithms share.
#ifndef CULAMBDA_CPU_CUB
#define CULAMBDA_CPU_CUB
#include "culambda_cpu/letters_begin.h"
#include <stddef.h>
#include <cub/version.cuh>
#include <iterator>
#include <type_traits>
#include <utility>
#include "culambda_cpu/launch.h"

namespace culambda_cpu {
namespace cub {

// An algorithm that is first asked how much memory it needs: none, but callers want a size that is not zero.
// Then it runs as a launch of one thread, so that what cannot work in a kernel says so here, too.
template <class Step>
cudaError_t device_wide(const char *name, void *memory, size_t &size, cudaStream_t stream, Step step) {
  if (!memory) {
    size = 1;
    return cudaSuccess;
  }
  launch_as(name, 1, 1, 0, stream)(std::move(step));
  return cudaPeekAtLastError();
}

template <class Count>
using IfInteger = typename std::enable_if<std::is_integral<Count>::value>::type;

template <class Iterator>
using ValueOf = typename std::iterator_traits<Iterator>::value_type;

// The value of an output iterator; of the input where the output has none.
template <class Output, class Input>
using ValueOr = typename std::conditional<std::is_void<ValueOf<Output>>::value, Input, ValueOf<Output>>::type;

// In what an operation on values of these types is accumulated.
template <class Operation, class Initial, class Value>
using Accumulated = typename std::decay<decltype(std::declval<Operation &>()(std::declval<Initial>(),
                                                                             std::declval<Value>()))>::type;

struct Plus {
  template <class A, class B>
  auto operator()(const A &a, const B &b) const -> decltype(a + b) {
    return a + b;
  }
};

struct Less {
  template <class A>
  bool operator()(const A &a, const A &b) const {
    return a < b;
  }
};

struct Greater {
  template <class A>
  bool operator()(const A &a, const A &b) const {
    return b < a;
  }
};

struct Equal {
  template <class A, class B>
  bool operator()(const A &a, const B &b) const {
    return a == b;
  }
};

struct Minimum {
  template <class A>
  A operator()(const A &a, const A &b) const {
    return b < a ? b : a;
  }
};

struct Maximum {
  template <class A>
  A operator()(const A &a, const A &b) const {
    return a < b ? b : a;
  }
};

// Which elements of an input are chosen, by their place and value: those with a flag, and those for which something holds.
template <class Flags>
struct Flagged {
  Flags flags;
  template <class Count, class Value>
  bool operator()(Count at, const Value &) {
    return bool(flags[at]);
  }
};

template <class Predicate>
struct Satisfying {
  Predicate predicate;
  template <class Count, class Value>
  bool operator()(Count, const Value &value) {
    return bool(predicate(value));
  }
};

}  // namespace cub
}  // namespace culambda_cpu
#include "culambda_cpu/letters_end.h"
#endif
