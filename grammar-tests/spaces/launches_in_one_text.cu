// std: 17
// Launches in one of the texts: the compiler of the device rejects lambdas without annotation in what it reads.
#define HD __host__ __device__
template <class F> __global__ void run(F f) {}
template <class F> void go(F f) { run<<<1, 1>>>(f); }
int u1(int a) {
  auto l = [=](int a) -> int { return 3; };
#ifndef __CUDA_ARCH__
  run<<<1, 1>>>(l);
#endif
  return 1;
}
int u2(int a) {
  auto l = [=](int a) -> int { return 3; };
#ifdef __CUDA_ARCH__
  a = 2;
#endif
  run<<<1, 1>>>(l);
  return 1;
}
int u3(int a) {
  auto l = [=](int a) -> int { return 3; };
#ifndef __CUDA_ARCH__
  go(l);
#endif
  return 1;
}
int u4(int a) {
  auto l = [=](int a) -> int { return 3; };
  run<<<1, 1>>>(l);
  return 1;
}
int u5(int a) {
  auto l = [=](int a) -> int { return 3; };
#ifdef __CUDA_ARCH__
  run<<<1, 1>>>(l);
#endif
  return 1;
}
int u6(int a) {
#ifndef __CUDA_ARCH__
  run<<<1, 1>>>([=] __device__ (int a) -> int { return 3; });
#endif
  auto l = [=](int a) -> int { return 3; };
  run<<<1, 1>>>(l);
  return 1;
}
