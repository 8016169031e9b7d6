// std: 17
// annotations in the wrong place, silenced: such a lambda is accepted, and extended only if one is in the right place, too
#pragma nv_diag_suppress 20164
template <class F> int eat(F f);
void f(int n) {
  eat([n] () __device__ { return n; });
  eat([n] __device__ () __device__ { return n; });
  eat([n] __host__ __device__ () __device__ { return n; });
  eat([n] () mutable __host__ __device__ -> int { return n; });
  eat([n] __host__ () { return n; });
}
auto x = [] () __device__ { return 1; };
__device__ int d() { return [] () __device__ { return 1; }(); }
