// std: 17
// What only the text for the host uses is not compiled for the device.
#define HD __host__ __device__
struct H { int v; H(); H(int a); int m(int a) const; };
template <class T> struct C {
  T v;
  __device__ C(int a) : v(H().m(a)) {}
  HD int m(int a) { return a; }
};
template <class T> struct E {
  T v;
  HD E(int a) : v(H().m(a)) {}
};
template <class T> struct F {
  T v;
  HD int m(int a) { return H().m(a); }
};
template <class T> HD int t(T a) { return H().m(a); }
HD inline int i(int a) { return H().m(a); }
HD int u1(int a) {
#ifndef __CUDA_ARCH__
  return t(a);
#else
  return 0;
#endif
}
HD int u2(int a) {
#ifndef __CUDA_ARCH__
  return i(a);
#else
  return 0;
#endif
}
HD int u3(int a) {
#ifndef __CUDA_ARCH__
  return F<int>{1}.m(a);
#else
  return 0;
#endif
}
HD int u4(int a) {
#ifndef __CUDA_ARCH__
  return C<int>(1).m(a);
#else
  return 0;
#endif
}
HD int u5(int a) {
#ifndef __CUDA_ARCH__
  a = E<int>(1).v;
#endif
  return a;
}
int u6(int a) {
#ifndef __CUDA_ARCH__
  a = C<char>(1).v;
#endif
  return a;
}
HD static int u7(int a) {
#ifndef __CUDA_ARCH__
  a = (2 ? C<long>{1}.m(2) : a);
#else
  static int b = 3;
#endif
  return a;
}
__global__ void k(int a) { u7(a); }
