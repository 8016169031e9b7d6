// Streams and events. What is put into a stream has happened before the call returns, so all streams are always empty.
#include "rt.h"

#include <time.h>

struct CUstream_st {
  unsigned flags;
  int priority;
  unsigned long long id;
  culambda_cpu::rt::Map<int, cudaLaunchAttributeValue> attributes;
  bool of_kernel;
};

struct CUevent_st {
  unsigned flags;
  bool recorded;
  timespec at;
  bool of_kernel;
};

namespace {
using namespace culambda_cpu::rt;

constexpr int least_priority = 0;
constexpr int greatest_priority = -5;

// Which handles there are. One that was destroyed is an error, not a look into freed memory.
template <class T>
struct Handles {
  std::mutex mutex;
  Map<T *, bool> all;

  void add(T *handle) {
    const std::lock_guard<std::mutex> lock(mutex);
    all[handle] = true;
  }
  bool has(T *handle) {
    const std::lock_guard<std::mutex> lock(mutex);
    return all.count(handle) != 0;
  }
  bool remove(T *handle) {
    {
      const std::lock_guard<std::mutex> lock(mutex);
      const auto found = all.find(handle);
      if (found == all.end()) return false;
      if (in_kernel() && !handle->of_kernel) return true;
      all.erase(found);
    }
    handle->~T();
    free(handle);
    return true;
  }
  void clear() {
    for (;;) {
      T *next = nullptr;
      {
        const std::lock_guard<std::mutex> lock(mutex);
        if (!all.empty()) next = all.begin()->first;
      }
      if (!next || !remove(next)) return;
    }
  }
};

Handles<CUstream_st> &streams() { return lasting<Handles<CUstream_st>>(); }
Handles<CUevent_st> &events() { return lasting<Handles<CUevent_st>>(); }

// Streams that always are: the default one under its three names, and two for launches in kernels.
bool is_default(cudaStream_t stream) { return reinterpret_cast<uintptr_t>(stream) <= 4; }

cudaError_t check(cudaStream_t stream) {
  return is_stream(stream) ? cudaSuccess : note(cudaErrorInvalidResourceHandle);
}

cudaError_t make(cudaStream_t *stream, unsigned flags, int priority) {
  if (!stream || (flags & ~static_cast<unsigned>(cudaStreamNonBlocking))) return note(cudaErrorInvalidValue);
  static std::mutex mutex;
  static unsigned long long made = 2;
  const std::lock_guard<std::mutex> lock(mutex);
  if (priority < greatest_priority) priority = greatest_priority;
  if (priority > least_priority) priority = least_priority;
  *stream = new (Plain<CUstream_st>().allocate(1)) CUstream_st{flags, priority, ++made, {}, in_kernel()};
  streams().add(*stream);
  return cudaSuccess;
}
}  // namespace

namespace culambda_cpu {
namespace rt {
bool is_stream(cudaStream_t stream) { return is_default(stream) || streams().has(stream); }

void reset_streams() {
  streams().clear();
  events().clear();
}
}  // namespace rt
}  // namespace culambda_cpu

RT cudaStreamCreate(cudaStream_t *stream) { return make(stream, cudaStreamDefault, 0); }

RT cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) { return make(stream, flags, 0); }

RT cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned flags, int priority) {
  return make(stream, flags, priority);
}

RT cudaStreamDestroy(cudaStream_t stream) {
  return !is_default(stream) && streams().remove(stream) ? cudaSuccess : note(cudaErrorInvalidResourceHandle);
}

RT cudaStreamSynchronize(cudaStream_t stream) { return check(stream); }
PER_THREAD(cudaStreamSynchronize, ptsz)

RT cudaStreamQuery(cudaStream_t stream) { return check(stream); }
PER_THREAD(cudaStreamQuery, ptsz)

RT cudaStreamGetFlags(cudaStream_t stream, unsigned *flags) {
  if (!flags) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *flags = is_default(stream) ? static_cast<unsigned>(cudaStreamDefault) : stream->flags;
  return cudaSuccess;
}
PER_THREAD(cudaStreamGetFlags, ptsz)

RT cudaStreamGetPriority(cudaStream_t stream, int *priority) {
  if (!priority) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *priority = is_default(stream) ? 0 : stream->priority;
  return cudaSuccess;
}
PER_THREAD(cudaStreamGetPriority, ptsz)

RT cudaStreamGetId(cudaStream_t stream, unsigned long long *id) {
  if (!id) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *id = is_default(stream) ? 1 + reinterpret_cast<uintptr_t>(stream) / 2 : stream->id;
  return cudaSuccess;
}
PER_THREAD(cudaStreamGetId, ptsz)

#if CUDART_VERSION >= 12080
RT cudaStreamGetDevice(cudaStream_t stream, int *device) {
  if (!device) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *device = 0;
  return cudaSuccess;
}
PER_THREAD(cudaStreamGetDevice, ptsz)
#endif

RT cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least) *least = least_priority;
  if (greatest) *greatest = greatest_priority;
  return cudaSuccess;
}

// Hints about caches and the like: they are kept, and change nothing.
RT cudaStreamSetAttribute(cudaStream_t stream, cudaLaunchAttributeID id, const cudaLaunchAttributeValue *value) {
  if (!value) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  if (!is_default(stream)) stream->attributes[id] = *value;
  return cudaSuccess;
}
PER_THREAD(cudaStreamSetAttribute, ptsz)

RT cudaStreamGetAttribute(cudaStream_t stream, cudaLaunchAttributeID id, cudaLaunchAttributeValue *value) {
  if (!value) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *value = cudaLaunchAttributeValue();
  if (is_default(stream)) return cudaSuccess;
  const auto found = stream->attributes.find(id);
  if (found != stream->attributes.end()) *value = found->second;
  return cudaSuccess;
}
PER_THREAD(cudaStreamGetAttribute, ptsz)

RT cudaStreamCopyAttributes(cudaStream_t to, cudaStream_t from) {
  if (check(to) != cudaSuccess || check(from) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  if (!is_default(to) && !is_default(from)) to->attributes = from->attributes;
  return cudaSuccess;
}
PER_THREAD(cudaStreamCopyAttributes, ptsz)

RT cudaCtxResetPersistingL2Cache(void) { return cudaSuccess; }

// Nothing can be captured: the functions that begin it are missing.
RT cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *status) {
  if (!status) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  *status = cudaStreamCaptureStatusNone;
  return cudaSuccess;
}
PER_THREAD(cudaStreamIsCapturing, ptsz)

RT cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode) {
  thread_local cudaStreamCaptureMode current = cudaStreamCaptureModeGlobal;
  if (!mode) return note(cudaErrorInvalidValue);
  std::swap(*mode, current);
  return cudaSuccess;
}

RT cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *data) {
  if (!function) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  function(data);
  return cudaSuccess;
}
PER_THREAD(cudaLaunchHostFunc, ptsz)

RT cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *data, unsigned flags) {
  if (!callback || flags) return note(cudaErrorInvalidValue);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  callback(stream, cudaSuccess, data);
  return cudaSuccess;
}
PER_THREAD(cudaStreamAddCallback, ptsz)

RT cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) {
  const unsigned known = cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess;
  // An event between processes must be one without times.
  const bool between = (flags & cudaEventInterprocess) && !(flags & cudaEventDisableTiming);
  if (!event || (flags & ~known) || between) return note(cudaErrorInvalidValue);
  *event = new (Plain<CUevent_st>().allocate(1)) CUevent_st{flags, false, {}, in_kernel()};
  events().add(*event);
  return cudaSuccess;
}

RT cudaEventCreate(cudaEvent_t *event) { return cudaEventCreateWithFlags(event, cudaEventDefault); }

RT cudaEventDestroy(cudaEvent_t event) {
  return events().remove(event) ? cudaSuccess : note(cudaErrorInvalidResourceHandle);
}

RT cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  if (!events().has(event)) return note(cudaErrorInvalidResourceHandle);
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  event->recorded = true;
  clock_gettime(CLOCK_MONOTONIC, &event->at);
  return cudaSuccess;
}
PER_THREAD(cudaEventRecord, ptsz)

RT cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned flags) {
  return flags & ~static_cast<unsigned>(cudaEventRecordExternal) ? note(cudaErrorInvalidValue)
                                                                 : cudaEventRecord(event, stream);
}
PER_THREAD(cudaEventRecordWithFlags, ptsz)

RT cudaEventQuery(cudaEvent_t event) {
  return events().has(event) ? cudaSuccess : note(cudaErrorInvalidResourceHandle);
}

RT cudaEventSynchronize(cudaEvent_t event) { return cudaEventQuery(event); }

RT cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  if (check(stream) != cudaSuccess) return cudaErrorInvalidResourceHandle;
  return cudaEventQuery(event);
}
PER_THREAD(cudaStreamWaitEvent, ptsz)

RT cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end) {
  if (!milliseconds) return note(cudaErrorInvalidValue);
  if (!events().has(start) || !events().has(end) || !start->recorded || !end->recorded ||
      ((start->flags | end->flags) & cudaEventDisableTiming)) {
    return note(cudaErrorInvalidResourceHandle);
  }
  *milliseconds = static_cast<float>(static_cast<double>(end->at.tv_sec - start->at.tv_sec) * 1e3 +
                                     static_cast<double>(end->at.tv_nsec - start->at.tv_nsec) * 1e-6);
  return cudaSuccess;
}
#if CUDART_VERSION < 13000 && CUDART_VERSION >= 12080
RT cudaEventElapsedTime_v2(float *milliseconds, cudaEvent_t start, cudaEvent_t end) {
  return cudaEventElapsedTime(milliseconds, start, end);
}
#endif
