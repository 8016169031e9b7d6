#pragma once
// Templates that header_instances.cu uses.
inline int host_f() { return 1; }
struct OfHost { int operator()() const { return 1; } };
struct OfDevice { __device__ int operator()() const { return 1; } };
struct Both { __host__ __device__ int operator()() const { return 1; } };
struct Member { int get() const { return 1; } };
struct MemberOnDevice { __device__ int get() const { return 1; } };
template <class F> __device__ int apply(F f) { return f(); }
template <class F> __host__ __device__ int apply_both(F f) { return f(); }
template <class T> __device__ int get_of(const T &t) { return t.get(); }
template <class T> __device__ int through(const T &t) { return get_of(t) + 1; }
template <class F> __global__ void kernel(F f, int *p) { *p = f(); }
template <class F> __global__ void kernel_through(F f, int *p) { *p = apply(f); }
template <class F> void launch(F f, int *p) { kernel<<<1, 1>>>(f, p); }
template <class F> void launch_through(F f, int *p) { kernel_through<<<1, 1>>>(f, p); }
template <class F> void only_host(F f) { f(); }
template <class T> __device__ int made() { T t; return t.get(); }
struct MadeOnHost { MadeOnHost() {} __device__ int get() const { return 1; } };
template <class T> __device__ int discarded(T t) {
  if constexpr (sizeof(T) > 1000) { return t.get(); } else { return 0; }
}
