// std: 17
// Annotations that are given a default in the arms of another condition.
template <class F> int run(F f) { return 0; }
#ifndef HD
#if defined(__CUDACC__) || defined(__HIPCC__)
#define HD __host__ __device__
#endif
#endif
#ifndef DV
#if defined __CUDACC__
#  define DV __device__
#else
#  define DV
#endif
#endif
void a(int x) { run([=] HD (int i) { return x; }); run([=] DV (int i) { return x; }); }
