// Copies and fills. All streams are one order of things, so what is asynchronous elsewhere has happened at return.
#include "rt.h"

#include <string.h>

using namespace culambda_cpu::rt;

namespace {

// Whether bytes may be read or written. Under AddressSanitizer the copy itself is to meet the end of a block, because
// its report names the line, and an error code only says that something was wrong.
bool usable(const void *pointer, size_t size) { return pointer && (CULAMBDA_CPU_ASAN || holds(pointer, size)); }

bool is_kind(cudaMemcpyKind kind) { return kind >= cudaMemcpyHostToHost && kind <= cudaMemcpyDefault; }

cudaError_t copy(void *to, const void *from, size_t size, cudaMemcpyKind kind) {
  if (!is_kind(kind)) return note(cudaErrorInvalidMemcpyDirection);
  if (!size) return cudaSuccess;
  if (!usable(to, size) || !usable(from, size)) return note(cudaErrorInvalidValue);
  memcpy(to, from, size);
  return cudaSuccess;
}

// What lies between the first and the last byte of rows; zero where that is too much.
size_t extent(size_t pitch, size_t width, size_t rows) {
  if (rows - 1 > (SIZE_MAX - width) / (pitch ? pitch : 1)) return 0;
  return pitch * (rows - 1) + width;
}

cudaError_t copy_rows(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t rows,
                      cudaMemcpyKind kind) {
  if (!is_kind(kind)) return note(cudaErrorInvalidMemcpyDirection);
  if (width > to_pitch || width > from_pitch) return note(cudaErrorInvalidPitchValue);
  if (!width || !rows) return cudaSuccess;
  const size_t to_size = extent(to_pitch, width, rows), from_size = extent(from_pitch, width, rows);
  if (!to_size || !from_size || !usable(to, to_size) || !usable(from, from_size)) return note(cudaErrorInvalidValue);
  for (size_t row = 0; row < rows; ++row) {
    memcpy(static_cast<char *>(to) + row * to_pitch, static_cast<const char *>(from) + row * from_pitch, width);
  }
  return cudaSuccess;
}

cudaError_t fill(void *memory, int value, size_t size) {
  if (!size) return cudaSuccess;
  if (!usable(memory, size)) return note(cudaErrorInvalidValue);
  memset(memory, value, size);
  return cudaSuccess;
}

cudaError_t fill_rows(void *memory, size_t pitch, int value, size_t width, size_t rows) {
  if (width > pitch && rows > 1) return note(cudaErrorInvalidPitchValue);
  if (!width || !rows) return cudaSuccess;
  const size_t size = extent(pitch, width, rows);
  if (!size || !usable(memory, size)) return note(cudaErrorInvalidValue);
  for (size_t row = 0; row < rows; ++row) memset(static_cast<char *>(memory) + row * pitch, value, width);
  return cudaSuccess;
}

const char *corner(const cudaPitchedPtr &memory, const cudaPos &at) {
  return static_cast<const char *>(memory.ptr) + (at.z * memory.ysize + at.y) * memory.pitch + at.x;
}

cudaError_t copy_boxes(const cudaMemcpy3DParms *p) {
  // There are no arrays: the functions that make them are missing.
  if (!p || p->srcArray || p->dstArray) return note(cudaErrorInvalidValue);
  if (!p->extent.width || !p->extent.height || !p->extent.depth) return cudaSuccess;
  if (!p->srcPtr.ptr || !p->dstPtr.ptr) return note(cudaErrorInvalidValue);
  for (size_t z = 0; z < p->extent.depth; ++z) {
    const char *from = corner(p->srcPtr, p->srcPos) + z * p->srcPtr.ysize * p->srcPtr.pitch;
    char *to = const_cast<char *>(corner(p->dstPtr, p->dstPos)) + z * p->dstPtr.ysize * p->dstPtr.pitch;
    const cudaError_t error =
        copy_rows(to, p->dstPtr.pitch, from, p->srcPtr.pitch, p->extent.width, p->extent.height, p->kind);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

cudaError_t fill_box(cudaPitchedPtr memory, int value, cudaExtent extent) {
  if (!extent.width || !extent.height || !extent.depth) return cudaSuccess;
  if (!memory.ptr) return note(cudaErrorInvalidValue);
  for (size_t z = 0; z < extent.depth; ++z) {
    char *slice = static_cast<char *>(memory.ptr) + z * memory.ysize * memory.pitch;
    const cudaError_t error = fill_rows(slice, memory.pitch, value, extent.width, extent.height);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

// What is in the stream has happened; a stream that does not exist is an error.
bool in_stream(cudaStream_t stream) { return is_stream(stream) || (note(cudaErrorInvalidResourceHandle), false); }
constexpr cudaError_t no_stream = cudaErrorInvalidResourceHandle;

bool are_devices(int one, int other) { return one == 0 && other == 0; }

}  // namespace

RT cudaMemcpy(void *to, const void *from, size_t size, cudaMemcpyKind kind) { return copy(to, from, size, kind); }
PER_THREAD(cudaMemcpy, ptds)

RT cudaMemcpyAsync(void *to, const void *from, size_t size, cudaMemcpyKind kind, cudaStream_t stream) {
  return in_stream(stream) ? copy(to, from, size, kind) : no_stream;
}
PER_THREAD(cudaMemcpyAsync, ptsz)

RT cudaMemcpyPeer(void *to, int to_device, const void *from, int from_device, size_t size) {
  if (!are_devices(to_device, from_device)) return note(cudaErrorInvalidDevice);
  return copy(to, from, size, cudaMemcpyDefault);
}

RT cudaMemcpyPeerAsync(void *to, int to_device, const void *from, int from_device, size_t size, cudaStream_t stream) {
  return in_stream(stream) ? cudaMemcpyPeer(to, to_device, from, from_device, size) : no_stream;
}

RT cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                cudaMemcpyKind kind) {
  return copy_rows(to, to_pitch, from, from_pitch, width, height, kind);
}
PER_THREAD(cudaMemcpy2D, ptds)

RT cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height,
                     cudaMemcpyKind kind, cudaStream_t stream) {
  return in_stream(stream) ? copy_rows(to, to_pitch, from, from_pitch, width, height, kind) : no_stream;
}
PER_THREAD(cudaMemcpy2DAsync, ptsz)

RT cudaMemcpy3D(const cudaMemcpy3DParms *p) { return copy_boxes(p); }
PER_THREAD(cudaMemcpy3D, ptds)

RT cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream) {
  return in_stream(stream) ? copy_boxes(p) : no_stream;
}
PER_THREAD(cudaMemcpy3DAsync, ptsz)

RT cudaMemset(void *memory, int value, size_t size) { return fill(memory, value, size); }
PER_THREAD(cudaMemset, ptds)

RT cudaMemsetAsync(void *memory, int value, size_t size, cudaStream_t stream) {
  return in_stream(stream) ? fill(memory, value, size) : no_stream;
}
PER_THREAD(cudaMemsetAsync, ptsz)

RT cudaMemset2D(void *memory, size_t pitch, int value, size_t width, size_t height) {
  return fill_rows(memory, pitch, value, width, height);
}
PER_THREAD(cudaMemset2D, ptds)

RT cudaMemset2DAsync(void *memory, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) {
  return in_stream(stream) ? fill_rows(memory, pitch, value, width, height) : no_stream;
}
PER_THREAD(cudaMemset2DAsync, ptsz)

RT cudaMemset3D(cudaPitchedPtr memory, int value, cudaExtent extent) { return fill_box(memory, value, extent); }
PER_THREAD(cudaMemset3D, ptds)

RT cudaMemset3DAsync(cudaPitchedPtr memory, int value, cudaExtent extent, cudaStream_t stream) {
  return in_stream(stream) ? fill_box(memory, value, extent) : no_stream;
}
PER_THREAD(cudaMemset3DAsync, ptsz)

namespace {
// Memory that may be moved to and fro: managed, or not known to the runtime (a managed variable is not).
bool may_move(const void *memory) {
  Block block;
  return memory && (!find(memory, &block) || block.kind != Kind::device);
}

bool is_advice(cudaMemoryAdvise advice) {
  return advice >= cudaMemAdviseSetReadMostly && advice <= cudaMemAdviseUnsetAccessedBy;
}

// The CPU or the one device.
bool is_place(int device) { return device == 0 || device == cudaCpuDeviceId; }
#if CUDART_VERSION >= 12020
bool is_place(const cudaMemLocation &place) {
  if (place.type == cudaMemLocationTypeDevice) return place.id == 0;
  return place.type == cudaMemLocationTypeHost || place.type == cudaMemLocationTypeHostNuma ||
         place.type == cudaMemLocationTypeHostNumaCurrent;
}
#endif

template <class Place>
cudaError_t prefetch(const void *memory, size_t size, const Place &place, unsigned flags, cudaStream_t stream) {
  if (!in_stream(stream)) return no_stream;
  if (flags) return note(cudaErrorInvalidValue);
  if (!is_place(place)) return note(cudaErrorInvalidDevice);
  return may_move(memory) && size && holds(memory, size) ? cudaSuccess : note(cudaErrorInvalidValue);
}

template <class Place>
cudaError_t advise(const void *memory, size_t size, cudaMemoryAdvise advice, const Place &place) {
  // Two kinds of advice are about no place.
  const bool about_place = advice != cudaMemAdviseSetReadMostly && advice != cudaMemAdviseUnsetReadMostly &&
                           advice != cudaMemAdviseUnsetPreferredLocation;
  if (!is_advice(advice)) return note(cudaErrorInvalidValue);
  if (about_place && !is_place(place)) return note(cudaErrorInvalidDevice);
  return may_move(memory) && size && holds(memory, size) ? cudaSuccess : note(cudaErrorInvalidValue);
}
}  // namespace

// With a place that is more than a number these are the functions of CUDA 13, and have a name of their own before.
#if CUDART_VERSION >= 13000
RT cudaMemPrefetchAsync(const void *memory, size_t size, cudaMemLocation place, unsigned flags, cudaStream_t stream) {
  return prefetch(memory, size, place, flags, stream);
}
RT cudaMemAdvise(const void *memory, size_t size, cudaMemoryAdvise advice, cudaMemLocation place) {
  return advise(memory, size, advice, place);
}
#else
RT cudaMemPrefetchAsync(const void *memory, size_t size, int place, cudaStream_t stream) {
  return prefetch(memory, size, place, 0, stream);
}
RT cudaMemAdvise(const void *memory, size_t size, cudaMemoryAdvise advice, int place) {
  return advise(memory, size, advice, place);
}
#if CUDART_VERSION >= 12020
RT cudaMemPrefetchAsync_v2(const void *memory, size_t size, cudaMemLocation place, unsigned flags,
                           cudaStream_t stream) {
  return prefetch(memory, size, place, flags, stream);
}
PER_THREAD(cudaMemPrefetchAsync_v2, ptsz)
RT cudaMemAdvise_v2(const void *memory, size_t size, cudaMemoryAdvise advice, cudaMemLocation place) {
  return advise(memory, size, advice, place);
}
#endif
#endif
PER_THREAD(cudaMemPrefetchAsync, ptsz)

RT cudaStreamAttachMemAsync(cudaStream_t stream, void *memory, size_t size, unsigned flags) {
  if (!in_stream(stream)) return no_stream;
  const bool known = flags == cudaMemAttachGlobal || flags == cudaMemAttachHost || flags == cudaMemAttachSingle;
  return known && may_move(memory) && holds(memory, size) ? cudaSuccess : note(cudaErrorInvalidValue);
}
PER_THREAD(cudaStreamAttachMemAsync, ptsz)
