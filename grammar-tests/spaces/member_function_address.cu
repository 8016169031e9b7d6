// std: 17
// addresses of members and of what a namespace has
struct H { int m(int a) const { return a; } static int s(int a) { return a; } __device__ int d(int a) { return a; } int field; static int var; static const int fixed = 1; virtual int v(int a) { return a; } };
int H::var = 1;
namespace n { int var = 1; const int fixed = 1; int f(int a) { return a; } __device__ int d(int a) { return a; } __device__ int dvar; }
template <class F> __global__ void run(F f) { f(1); }
void caller(H h) {
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &H::m; return (h.*r)(i); });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &H::s; return r(i); });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &H::d; return r != nullptr; });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &H::field; return h.*r; });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &H::var; return *r; });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &n::var; return *r; });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &n::f; return r(i); });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &n::d; return r(i); });
  run<<<1, 1>>>([=] __device__ (int i) { auto r = &n::dvar; return *r; });
  run<<<1, 1>>>([=] __host__ __device__ (int i) { auto r = &H::s; return r(i); });
  run<<<1, 1>>>([=] __host__ __device__ (int i) { auto r = &n::var; return *r; });
  run<<<1, 1>>>([=] __device__ (int i) { return sizeof(&H::s) + sizeof(&n::var); });
}
