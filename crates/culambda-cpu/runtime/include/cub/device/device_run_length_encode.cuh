// Stands for CUB's header of this name, which only nvcc takes: the runs of equal elements, one after another.
#ifndef CULAMBDA_CPU_CUB_DEVICE_RUN_LENGTH_ENCODE
#define CULAMBDA_CPU_CUB_DEVICE_RUN_LENGTH_ENCODE
#include "culambda_cpu/cub.h"

namespace cub {
struct DeviceRunLengthEncode {
  template <class Input, class Unique, class Lengths, class Runs, class Count>
  static cudaError_t Encode(void *memory, size_t &size, Input in, Unique unique, Lengths lengths, Runs runs,
                            Count count, cudaStream_t stream = nullptr) {
    return each("cub::DeviceRunLengthEncode::Encode", memory, size, in, lengths, runs, count, 1,
                [=](Count run, Count first) mutable { unique[run] = in[first]; }, stream);
  }

  // Runs of more than one element.
  template <class Input, class Offsets, class Lengths, class Runs, class Count>
  static cudaError_t NonTrivialRuns(void *memory, size_t &size, Input in, Offsets offsets, Lengths lengths, Runs runs,
                                    Count count, cudaStream_t stream = nullptr) {
    return each("cub::DeviceRunLengthEncode::NonTrivialRuns", memory, size, in, lengths, runs, count, 2,
                [=](Count run, Count first) mutable { offsets[run] = first; }, stream);
  }

 private:
  // Notes each run of at least so many equal elements.
  template <class Input, class Lengths, class Runs, class Count, class Note>
  static cudaError_t each(const char *name, void *memory, size_t &size, Input in, Lengths lengths, Runs runs,
                          Count count, int least, Note note, cudaStream_t stream) {
    return ::culambda_cpu::cub::device_wide(name, memory, size, stream, [=]() mutable {
      Count written = 0;
      for (Count at = 0; at < count;) {
        const Count first = at;
        while (at < count && in[at] == in[first]) ++at;
        if (at - first < Count(least)) continue;
        note(written, first);
        lengths[written] = at - first;
        ++written;
      }
      *runs = written;
    });
  }
};
}  // namespace cub
#endif
