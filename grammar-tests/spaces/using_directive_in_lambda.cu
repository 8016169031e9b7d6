// std: 17
// using-directives in a lambda and in the function around it
namespace N { int host(int a) { return a; } __device__ int device(int a) { return a; } inline namespace v1 { int inner(int a) { return a; } } }
namespace O { int other(int a) { return a; } int two(int a) { return a; } }
namespace P { __device__ int two(float a) { return 1; } struct mixed { mixed(int); operator int() const; }; int global(int a) { return a; } }
int global(float a) { return 1; }
template <class F> __global__ void run(F f) { f(1); }
namespace Q { __device__ int visible(int a) { return a; } }
namespace R { int visible(float a) { return 1; } }
void caller() {
  using namespace O;
  run<<<1, 1>>>([=] __device__ (int i) { using namespace N; return host(i); });
  run<<<1, 1>>>([=] __device__ (int i) { using namespace N; return device(i); });
  run<<<1, 1>>>([=] __device__ (int i) { using namespace N; return inner(i); });
  run<<<1, 1>>>([=] __device__ (int i) { return other(i); });
  run<<<1, 1>>>([=] __device__ (int i) { using namespace P; return two(1.0f); });
  run<<<1, 1>>>([=] __device__ (int i) { return two(i); });
  run<<<1, 1>>>([=] __device__ (int i) { using namespace P; return global(i); });
  run<<<1, 1>>>([=] __host__ __device__ (int i) { using namespace N; return host(i); });
  run<<<1, 1>>>([=] __device__ (int i) { using namespace Q; return visible(1.0f); });
}
