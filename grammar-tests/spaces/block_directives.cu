// std: 17
// a using directive in a block brings only what its namespace declares
namespace tags { int f(int); enum class Tag { one }; }
namespace more { __device__ int both(int); __device__ int other(int a) { return a; } }
int host(int a) { return a; }
int other(int a, int b) { return a + b; }
int global = 0;
template <class F> __global__ void run(F f) { f(1); }
void caller() {
  using namespace tags;
  run<<<1, 1>>>([=] __device__ (int i) { return host(i); });
  run<<<1, 1>>>([=] __device__ (int i) { return global + i; });
  {
    using namespace more;
    run<<<1, 1>>>([=] __device__ (int i) { return other(i); });
    run<<<1, 1>>>([=] __device__ (int i) { return other(i, i); });
  }
  run<<<1, 1>>>([=] __device__ (int i) { return other(i, i); });
}
