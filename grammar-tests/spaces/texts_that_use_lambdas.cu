// std: 17
// What only one of the two texts uses, beside lambdas.
#define HD __host__ __device__
static int g;
struct H { int v; H(); H(int a); int m(int a) const; };
template <class F> __global__ void run(F f) { f(1); }
template <class T> HD int t(T a) { return g; }
template <class T> HD int t2(T a) { return g; }
template <class T> HD int t3(T a) { return H().m(a); }
template <class T> HD int t4(T a) { return H().m(a); }
template <class T> HD int t5(T a) { return H().m(a); }
template <class T> HD int t6(T a) { return H().m(a); }
template <class T> HD int t7(T a) { return H().m(a); }
HD int u1(int a) {
#ifndef __CUDA_ARCH__
  return t(a);
#else
  return 0;
#endif
}
HD int u2(int a) {
#ifdef __CUDA_ARCH__
  return t2(a);
#else
  return 0;
#endif
}
HD int u3(int a) {
#ifdef __CUDA_ARCH__
  return t3(a);
#else
  return 0;
#endif
}
void u4(int a) {
  run<<<1, 1>>>([=] __device__(int i) { return t4(i) + a; });
}
void u5(int a) {
#ifndef __CUDA_ARCH__
  run<<<1, 1>>>([=] __device__(int i) { return t5(i) + a; });
#endif
}
void u6(int a) {
#ifdef __CUDA_ARCH__
  t6(a);
#endif
  run<<<1, 1>>>([=] __device__(int i) { return i; });
}
void u7(int a) {
  t7(a);
  run<<<1, 1>>>([=] __device__(int i) { return i; });
}
