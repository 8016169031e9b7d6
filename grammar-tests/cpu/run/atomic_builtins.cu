// std: 17
// Atomic functions of the compiler, with an order and a scope.
#include <cstdio>
__global__ void k(int *p, float *f, unsigned char *c, unsigned long long *u) {
  __nv_atomic_fetch_add(p, 2, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  __nv_atomic_sub(p, 1, __NV_ATOMIC_RELAXED);
  __nv_atomic_add(f, 1.5f, __NV_ATOMIC_RELAXED);
  int expected = 5;
  if (__nv_atomic_compare_exchange_n(p + 1, &expected, 9, false, __NV_ATOMIC_ACQ_REL, __NV_ATOMIC_RELAXED)) p[2]++;
  expected = 8;
  const int desired = 1;
  if (!__nv_atomic_compare_exchange(p + 1, &expected, &desired, true, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_RELAXED,
                                    __NV_THREAD_SCOPE_BLOCK)) {
    p[2] += expected;
  }
  __nv_atomic_max(p + 3, (int)threadIdx.x, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_min(u, threadIdx.x + 3ull, __NV_ATOMIC_RELAXED);
  __nv_atomic_or(c, (unsigned char)(1 << threadIdx.x), __NV_ATOMIC_RELAXED);
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_SYSTEM);
}
__global__ void loads(const int *p, int *out) {
  int value, old;
  __nv_atomic_load(p, &value, __NV_ATOMIC_ACQUIRE);
  value += __nv_atomic_load_n(p + 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_SYSTEM);
  __nv_atomic_store(out, &value, __NV_ATOMIC_RELEASE);
  __nv_atomic_store_n(out + 1, value + 1, __NV_ATOMIC_RELAXED);
  __nv_atomic_exchange(out, &value, &old, __NV_ATOMIC_RELAXED);
  out[2] = old + __nv_atomic_exchange_n(out + 1, 77, __NV_ATOMIC_RELAXED);
  int wraps = 2147483647;
  out[3] = __nv_atomic_fetch_add(&wraps, 1, __NV_ATOMIC_RELAXED) == 2147483647 && wraps < 0;
}
int main() {
  int *p, *out;
  float *f;
  unsigned char *c;
  unsigned long long *u;
  cudaMallocManaged(&p, 16);
  cudaMallocManaged(&out, 16);
  cudaMallocManaged(&f, 4);
  cudaMallocManaged(&c, 1);
  cudaMallocManaged(&u, 8);
  p[0] = 0, p[1] = 5, p[2] = 0, p[3] = -1, *f = 0, *c = 0, *u = 100;
  k<<<2, 4>>>(p, f, c, u);
  printf("%d %d %d %d %g %d %llu\n", p[0], p[1], p[2], p[3], *f, *c, *u);
  loads<<<1, 1>>>(p, out);
  printf("%d %d %d %d\n", out[0], out[1], out[2], out[3]);
}
