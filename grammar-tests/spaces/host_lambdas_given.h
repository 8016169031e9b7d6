#pragma once
// Loops for both sides, as many libraries have them.
struct Box { int lo, hi; };
template <class F> __host__ __device__ void loop(int lo, int hi, int n, F &&f) noexcept {
  for (int i = lo; i < hi; ++i) f(i, n);
}
template <class F> __host__ __device__ void loop(Box const &b, F &&f) noexcept {
  for (int i = b.lo; i < b.hi; ++i) f(i);
}
template <class F> __host__ __device__ void once(F f) { (f)(1); }
template <class F> __host__ __device__ void never(F f) { (void)sizeof(f(1)); }
template <class F> void host_loop(F f) { f(1); }
