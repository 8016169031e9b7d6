// std: 17
// The same of exceptions.
__device__ int thrown(int a) {
  if constexpr (false) {
    throw 1;
  }
  return a;
}
__host__ __device__ int caught(int a) {
  if constexpr (sizeof(int) == 8) {
    try {
      a = 1;
    } catch (...) {
    }
  }
  return a;
}
int on_host(int a) {
  if constexpr (false) throw 1;
  return a;
}
