// std: 17
// the pragma that switches checks of calls off, by a macro
#define PRAGMA(x) _Pragma(#x)
#define SUPPRESS_HD_WARN PRAGMA(nv_exec_check_disable)
#define UNCHECKED _Pragma("hd_warning_disable")
#define NOTHING
int host(int i);
SUPPRESS_HD_WARN
__host__ __device__ int one(int i) {
  return host(i);
}
UNCHECKED template <class T> __host__ __device__ T two(T t) {
  return host(t);
}
NOTHING
__host__ __device__ int three(int i) {
  return host(i);
}
struct S {
  int v[2];
  int &operator[](int i) { return v[i]; }
  UNCHECKED
  template <class T> __host__ __device__ int of(T t) {
    return (*this)[t];
  }
};
__global__ void k(S s) { one(1); two(2); three(3); s.of(0); }
