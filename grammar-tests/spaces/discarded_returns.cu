// std: 17
// Variables in discarded code of lambdas: what is returned there is not looked at where it would say the return type.
int g;
template <class F> __global__ void run(F f) { f(1); }
void caller() {
  run<<<1, 1>>>([=] __device__ (int i) { if constexpr (false) return g; else return i; });
  run<<<1, 1>>>([=] __device__ (int i) { if constexpr (false) { int x = g; } return i; });
  run<<<1, 1>>>([=] __device__ (int i) -> int { if constexpr (false) return g; else return i; });
  run<<<1, 1>>>([=] __host__ __device__ (int i) { if constexpr (false) { int x = g; } return i; });
  run<<<1, 1>>>([=] __device__ (int i) -> int { if constexpr (false) throw 1; else return i; });
}
__device__ auto d1(int i) { if constexpr (false) return g; else return i; }
__device__ auto d2(int i) { if constexpr (false) { int x = g; } return i; }
__device__ int d3(int i) {
  auto l = [=](int i) { if constexpr (false) return g; else return i; };
  auto m = [=](int i) { if constexpr (false) { int x = g; } return i; };
  return l(1) + m(1);
}
