// std: 17
// namespace-scope closures, annotated ones and plain ones, handed on by a template
template <class F> __global__ void k(F f) { f(); }
auto a = [] __host__ __device__ () { return 1; };
auto b = [] { return 1; };
static const auto c = [] __device__ (int) { return 1.0f; };
namespace n { auto d = [] __device__ () {}; }
template <class F> __global__ void k1(F f) { f(1); }
void f() {
  k<<<1, 1>>>(a);
  k<<<1, 1>>>(b);
  k1<<<1, 1>>>(c);
  k<<<1, 1>>>(n::d);
}
