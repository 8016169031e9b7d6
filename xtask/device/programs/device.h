// What the programs share: a way to the device and back.
#pragma once
#include <cstdio>
#include <cstdlib>

// What a program returns where there is no device.
constexpr int no_device = 77;

inline void must(cudaError_t error, const char *what) {
  if (error == cudaSuccess) return;
  std::printf("%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}

// Says which device this is, or that there is none.
inline void start() {
  int count = 0;
  cudaError_t error = cudaGetDeviceCount(&count);
  if (error != cudaSuccess || count == 0) {
    std::printf("no CUDA device: %s\n", cudaGetErrorString(error));
    std::exit(no_device);
  }
  cudaDeviceProp about;
  int driver = 0, runtime = 0;
  must(cudaGetDeviceProperties(&about, 0), "properties");
  must(cudaDriverGetVersion(&driver), "driver");
  must(cudaRuntimeGetVersion(&runtime), "runtime");
  std::printf("%s, compute capability %d.%d, driver for CUDA %d.%d, runtime %d.%d\n", about.name, about.major,
              about.minor, driver / 1000, driver % 1000 / 10, runtime / 1000, runtime % 1000 / 10);
}

inline int finish() {
  must(cudaDeviceSynchronize(), "finish");
  std::printf("OK\n");
  return 0;
}

inline void show(const char *name, const int *values, int n) {
  std::printf("%s:", name);
  for (int i = 0; i < n; ++i) std::printf(" %d", values[i]);
  std::printf("\n");
}
inline void show(const char *name, const double *values, int n) {
  std::printf("%s:", name);
  for (int i = 0; i < n; ++i) std::printf(" %.6g", values[i]);
  std::printf("\n");
}

// Values in the memory of the device.
template <class T>
struct Buffer {
  T *data = nullptr;
  int size;
  explicit Buffer(int n) : size(n) {
    must(cudaMalloc(&data, n * sizeof(T)), "allocate");
    must(cudaMemset(data, 0, n * sizeof(T)), "clear");
  }
  Buffer(const Buffer &) = delete;
  ~Buffer() { cudaFree(data); }
  void get(T *to) const { must(cudaMemcpy(to, data, size * sizeof(T), cudaMemcpyDeviceToHost), "copy back"); }
  void put(const T *from) const { must(cudaMemcpy(data, from, size * sizeof(T), cudaMemcpyHostToDevice), "copy"); }
  void print(const char *name) const {
    T *host = new T[size];
    get(host);
    show(name, host, size);
    delete[] host;
  }
};

// Calls f(0) .. f(n - 1) on the device.
template <class F>
__global__ void run_each(int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}

template <class F>
void each(int n, F f) {
  run_each<<<(n + 31) / 32, 32>>>(n, f);
  must(cudaGetLastError(), "launch");
  must(cudaDeviceSynchronize(), "run");
}

// Puts what f returns for 0 .. n - 1 into `to`.
template <class T, class F>
__global__ void run_map(int n, T *to, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = f(i);
}

template <class T, class F>
void map(const Buffer<T> &to, F f) {
  run_map<<<(to.size + 31) / 32, 32>>>(to.size, to.data, f);
  must(cudaGetLastError(), "launch");
  must(cudaDeviceSynchronize(), "run");
}
