// std: 17
// What a macro makes stands where it is used; NVRTC is neither nvcc nor a host compiler.
#define FUNCTION(name) int name(int a) { return a; }
FUNCTION(by_macro)
#define LAMBDA [=] __device__
#define HD __host__ __device__
HD int both(int a) { return a; }
#ifdef __CUDACC_RTC__
int seen;
#endif
#ifdef __NVCC__
int unseen;
#endif
#ifndef __CUDA_ARCH__
int of_the_host() { return 1; }
#endif
#ifdef __GNUC__
int gnu;
#endif
#ifdef __linux__
int linux_;
#endif
#ifdef __CUDACC_EXTENDED_LAMBDA__
int extended;
#endif
#if __CUDACC_VER_MAJOR__ >= 13
int version;
#endif
__device__ void device(int n) {
  auto l = LAMBDA (int i) { return i + n; };
  auto m = LAMBDA
      (int i) { return i + n; };
}
template <class T> int
lines
(T t)
{ return 1; }
int
several
= 1;
