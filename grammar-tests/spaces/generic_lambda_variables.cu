// std: 17
// variables of the host in generic lambdas count where these are called
template <class F> __global__ void run(F f) { f(1); }
int g; int arr[4]; struct S { static int sm; }; 
inline int h(int a) { return a; }
void caller() {
  run<<<1, 1>>>([=] __device__ (auto i) { return g; });
  run<<<1, 1>>>([=] __device__ (auto i) { g = i; });
  run<<<1, 1>>>([=] __device__ (auto i) { return arr[i]; });
  run<<<1, 1>>>([=] __device__ (auto i) { return h(g); });
}
void keep(...);
template <class F> void drop(F f) {}
void caller2() { drop([=] __device__ (auto i) { return g; }); 
  auto l = [=] __device__ (auto i) { return g; }; }
