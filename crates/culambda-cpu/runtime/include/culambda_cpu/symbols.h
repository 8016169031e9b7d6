// Functions of the runtime that take a variable or a kernel by its name. A device variable is a variable of the program
// here, so its address is what is copied to, and its size is that of its type.
#ifndef CULAMBDA_CPU_SYMBOLS
#define CULAMBDA_CPU_SYMBOLS
#include <cuda_runtime.h>

namespace culambda_cpu {
inline namespace v1 {
// Copies a part of a variable, or into one.
cudaError_t copy_symbol(void *to, const void *from, size_t count, size_t offset, size_t size, cudaMemcpyKind kind,
                        bool to_symbol, cudaStream_t stream);

template <class T>
void *address_of(const T &variable) {
  return const_cast<void *>(static_cast<const volatile void *>(&reinterpret_cast<const volatile char &>(variable)));
}
}  // namespace v1
}  // namespace culambda_cpu

template <class T>
inline cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                      cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return ::culambda_cpu::copy_symbol(::culambda_cpu::address_of(symbol), from, count, offset, sizeof(T), kind, true,
                                     nullptr);
}
template <class T>
inline cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t count, size_t offset = 0,
                                           cudaMemcpyKind kind = cudaMemcpyHostToDevice,
                                           cudaStream_t stream = nullptr) {
  return ::culambda_cpu::copy_symbol(::culambda_cpu::address_of(symbol), from, count, offset, sizeof(T), kind, true,
                                     stream);
}
template <class T>
inline cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t count, size_t offset = 0,
                                        cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return ::culambda_cpu::copy_symbol(to, ::culambda_cpu::address_of(symbol), count, offset, sizeof(T), kind, false,
                                     nullptr);
}
template <class T>
inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t count, size_t offset = 0,
                                             cudaMemcpyKind kind = cudaMemcpyDeviceToHost,
                                             cudaStream_t stream = nullptr) {
  return ::culambda_cpu::copy_symbol(to, ::culambda_cpu::address_of(symbol), count, offset, sizeof(T), kind, false,
                                     stream);
}
template <class T>
inline cudaError_t cudaGetSymbolAddress(void **address, const T &symbol) {
  if (!address) return cudaErrorInvalidValue;
  *address = ::culambda_cpu::address_of(symbol);
  return cudaSuccess;
}
template <class T>
inline cudaError_t cudaGetSymbolSize(size_t *size, const T &) {
  if (!size) return cudaErrorInvalidValue;
  *size = sizeof(T);
  return cudaSuccess;
}

template <class T>
inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *kernel) {
  return ::cudaFuncGetAttributes(attributes, (const void *)kernel);
}
template <class T>
inline cudaError_t cudaFuncSetAttribute(T *kernel, cudaFuncAttribute attribute, int value) {
  return ::cudaFuncSetAttribute((const void *)kernel, attribute, value);
}
template <class T>
inline cudaError_t cudaFuncSetCacheConfig(T *kernel, cudaFuncCache config) {
  return ::cudaFuncSetCacheConfig((const void *)kernel, config);
}
template <class T>
inline cudaError_t cudaFuncSetSharedMemConfig(T *kernel, cudaSharedMemConfig config) {
  return ::cudaFuncSetSharedMemConfig((const void *)kernel, config);
}
#endif
