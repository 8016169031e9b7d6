// std: 17
// Streams and events: all is in order, and has happened when a call returns.
#include <cstdio>

static void say(const char *what, cudaError_t error) {
  printf("%s: %s\n", what, cudaGetErrorName(error));
  cudaGetLastError();
}
#define SAY(call) say(#call, call)

__global__ void bump(int *n) { *n = *n * 10 + 1; }

int main() {
  cudaStream_t a, b;
  SAY(cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking));
  SAY(cudaStreamCreateWithPriority(&b, cudaStreamDefault, -99));
  int least = 0, greatest = 0, priority = 0;
  cudaDeviceGetStreamPriorityRange(&least, &greatest);
  cudaStreamGetPriority(b, &priority);
  unsigned flags = 0;
  cudaStreamGetFlags(a, &flags);
  printf("%d %d %u\n", least, priority == greatest, flags);
  cudaEvent_t start, stop, untimed;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  cudaEventCreateWithFlags(&untimed, cudaEventDisableTiming);
  float ms = -1;
  SAY(cudaEventElapsedTime(&ms, start, stop));
  cudaEventRecord(start, a);
  int n = 0;
  bump<<<1, 1, 0, a>>>(&n);
  cudaStreamWaitEvent(b, start, 0);
  bump<<<1, 1, 0, b>>>(&n);
  cudaLaunchHostFunc(b, [](void *p) { *static_cast<int *>(p) *= 2; }, &n);
  cudaStreamAddCallback(a, [](cudaStream_t, cudaError_t, void *p) { ++*static_cast<int *>(p); }, &n, 0);
  printf("%d\n", n);
  cudaEventRecord(stop, a);
  SAY(cudaEventQuery(stop));
  SAY(cudaEventElapsedTime(&ms, start, stop));
  printf("%d\n", ms >= 0 && ms < 60000);
  cudaEventRecord(untimed);
  SAY(cudaEventElapsedTime(&ms, start, untimed));
  SAY(cudaStreamQuery(a));
  SAY(cudaStreamSynchronize(nullptr));
  SAY(cudaStreamSynchronize(cudaStreamPerThread));
  cudaStreamCaptureStatus status = cudaStreamCaptureStatusActive;
  SAY(cudaStreamIsCapturing(a, &status));
  printf("%d\n", status == cudaStreamCaptureStatusNone);
  SAY(cudaStreamDestroy(a));
  SAY(cudaStreamDestroy(a));
  SAY(cudaStreamSynchronize(a));
  SAY(cudaMemsetAsync(&n, 0, sizeof n, a));
  SAY(cudaStreamDestroy(nullptr));
  SAY(cudaEventDestroy(start));
  SAY(cudaEventRecord(start));
  SAY(cudaEventDestroy(stop));
  SAY(cudaStreamDestroy(b));
  printf("%s | %s | %s\n", cudaGetErrorString(cudaErrorInvalidValue), cudaGetErrorString(cudaSuccess),
         cudaGetErrorString((cudaError_t)4711));
}
