// Copies to and from device variables, which are variables of the program here.
#include "rt.h"

#include <string.h>

namespace culambda_cpu {
inline namespace v1 {
cudaError_t copy_symbol(void *to, const void *from, size_t count, size_t offset, size_t size, cudaMemcpyKind kind,
                        bool to_symbol, cudaStream_t stream) {
  if (!rt::is_stream(stream)) return rt::note(cudaErrorInvalidResourceHandle);
  const bool fits = kind == cudaMemcpyDefault || kind == cudaMemcpyDeviceToDevice ||
                    kind == (to_symbol ? cudaMemcpyHostToDevice : cudaMemcpyDeviceToHost);
  if (!fits) return rt::note(cudaErrorInvalidMemcpyDirection);
  if (offset > size || count > size - offset) return rt::note(cudaErrorInvalidValue);
  if (!count) return cudaSuccess;
  if (!to || !from) return rt::note(cudaErrorInvalidValue);
  // The other side may be a block of the runtime.
  if (!CULAMBDA_CPU_ASAN && !rt::holds(to_symbol ? from : to, count)) return rt::note(cudaErrorInvalidValue);
  if (to_symbol) {
    memcpy(static_cast<char *>(to) + offset, from, count);
  } else {
    memcpy(to, static_cast<const char *>(from) + offset, count);
  }
  return cudaSuccess;
}
}  // namespace v1
}  // namespace culambda_cpu
