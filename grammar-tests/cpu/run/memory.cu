// std: 17
// Memory of the runtime: sizes, kinds, copies; and the errors that a device gives.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static void say(const char *what, cudaError_t error) {
  printf("%s: %s\n", what, cudaGetErrorName(error));
  cudaGetLastError();
}
#define SAY(call) say(#call, call)

static const char *kind(const void *p) {
  cudaPointerAttributes a;
  if (cudaPointerGetAttributes(&a, p) != cudaSuccess) return "?";
  switch (a.type) {
    case cudaMemoryTypeUnregistered: return "unregistered";
    case cudaMemoryTypeHost: return "host";
    case cudaMemoryTypeDevice: return "device";
    default: return "managed";
  }
}

static void copies() {
  int host[12], back[12] = {};
  for (int i = 0; i < 12; i++) host[i] = i;
  int *device;
  cudaMalloc(&device, sizeof host);
  cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemcpyAsync(back, device + 6, 6 * sizeof(int), cudaMemcpyDefault);
  printf("%d %d\n", back[0], back[5]);
  SAY(cudaMemcpy(back, device, 0, cudaMemcpyDeviceToHost));
  SAY(cudaMemcpy(nullptr, device, 4, cudaMemcpyDeviceToHost));
  SAY(cudaMemcpy(back, device, 4, (cudaMemcpyKind)9));
  // Three columns of four rows, and back.
  char *rows;
  size_t pitch;
  cudaMallocPitch(&rows, &pitch, 3 * sizeof(int), 4);
  printf("pitch %d\n", pitch % 512 == 0 && pitch >= 12);
  cudaMemcpy2D(rows, pitch, host, 3 * sizeof(int), 3 * sizeof(int), 4, cudaMemcpyHostToDevice);
  cudaMemset2D(rows, pitch, 0, sizeof(int), 4);
  cudaMemcpy2D(back, 3 * sizeof(int), rows, pitch, 3 * sizeof(int), 4, cudaMemcpyDeviceToHost);
  for (int x : back) printf("%d ", x);
  printf("\n");
  SAY(cudaMemcpy2D(back, 8, rows, pitch, 12, 4, cudaMemcpyDeviceToHost));
  cudaFree(rows);
  cudaPitchedPtr box;
  cudaMalloc3D(&box, make_cudaExtent(8, 2, 2));
  cudaMemset3D(box, 1, make_cudaExtent(8, 2, 2));
  cudaMemcpy3DParms p = {};
  p.srcPtr = make_cudaPitchedPtr(host, 8, 8, 2);
  p.dstPtr = box;
  p.dstPos = make_cudaPos(4, 1, 0);
  p.extent = make_cudaExtent(4, 1, 2);
  p.kind = cudaMemcpyHostToDevice;
  SAY(cudaMemcpy3D(&p));
  char *bytes = static_cast<char *>(box.ptr);
  int first, second;
  memcpy(&first, bytes + box.pitch + 4, 4);
  memcpy(&second, bytes + 3 * box.pitch + 4, 4);
  printf("%d %d %d\n", first, second, bytes[3 * box.pitch + 3]);
  cudaFree(box.ptr);
  cudaFree(device);
}

static void kinds() {
  int local, *device, *managed, *pinned;
  cudaMalloc(&device, 4);
  cudaMallocManaged(&managed, 4);
  cudaMallocHost(&pinned, 4);
  printf("%s %s %s %s\n", kind(&local), kind(device), kind(managed), kind(pinned));
  printf("%d\n", int(reinterpret_cast<uintptr_t>(device) % 256));
  void *seen = nullptr;
  SAY(cudaHostGetDevicePointer(&seen, pinned, 0));
  printf("%d\n", seen == pinned);
  SAY(cudaHostGetDevicePointer(&seen, &local, 0));
  SAY(cudaHostRegister(&local, sizeof local, cudaHostRegisterDefault));
  printf("%s\n", kind(&local));
  SAY(cudaHostRegister(&local, sizeof local, cudaHostRegisterDefault));
  SAY(cudaHostUnregister(&local));
  SAY(cudaHostUnregister(&local));
  SAY(cudaFree(&local));
  SAY(cudaFree(pinned));
  SAY(cudaFreeHost(device));
  SAY(cudaFreeHost(pinned));
  SAY(cudaFree(managed));
  SAY(cudaFree(device));
  SAY(cudaFree(device));
  SAY(cudaFree(nullptr));
  SAY(cudaMalloc(&seen, 0));
  printf("%d\n", seen == nullptr);
  SAY(cudaMallocManaged(&seen, 0));
  SAY(cudaMalloc(&seen, size_t(1) << 60));
  SAY(cudaMalloc((void **)nullptr, 4));
  SAY(cudaHostAlloc(&seen, 4, 0x80000000u));
}

static void ordered() {
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  char *p;
  SAY(cudaMallocAsync(&p, 10, stream));
  cudaMemsetAsync(p, 7, 10, stream);
  printf("%d\n", p[9]);
  cudaMemPool_t pool;
  cudaDeviceGetDefaultMemPool(&pool, 0);
  unsigned long long used = 0;
  cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used);
  SAY(cudaFreeAsync(p, stream));
  unsigned long long later = 0, most = 0;
  cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &later);
  cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &most);
  printf("%llu %llu %llu\n", used, later, most);
  SAY(cudaFreeAsync(p, stream));
  unsigned long long threshold = 1234, got = 0;
  SAY(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
  cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &got);
  printf("%llu\n", got);
  cudaMemPoolProps properties = {};
  properties.allocType = cudaMemAllocationTypePinned;
  properties.location.type = cudaMemLocationTypeDevice;
  cudaMemPool_t own;
  SAY(cudaMemPoolCreate(&own, &properties));
  SAY(cudaMallocFromPoolAsync((void **)&p, 3, own, stream));
  SAY(cudaFree(p));
  SAY(cudaMemPoolDestroy(own));
  SAY(cudaMallocFromPoolAsync((void **)&p, 3, own, stream));
  cudaStreamDestroy(stream);
  SAY(cudaMallocAsync(&p, 10, stream));
}

int main() {
  copies();
  kinds();
  ordered();
}
