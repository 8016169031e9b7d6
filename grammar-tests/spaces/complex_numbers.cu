// std: 17
// Arithmetic of std::complex.
#include <complex>
template <class F> __global__ void kernel(F f) { f(1); }
__device__ void a1(std::complex<double> &x, std::complex<double> y) { x += y; }
__device__ void a2(std::complex<double> &x, std::complex<double> y) { x = x + y; }
__device__ void a3(std::complex<double> &x, std::complex<double> y) { x = x * y - y / x; }
__device__ void a10(std::complex<float> &x) { x *= 2.0f; }
__device__ void a13(std::complex<float> &x, float y) { x = x * y; }
__device__ void a15(std::complex<float> &x) { x = -x; }
__device__ void a22(std::complex<double> *x, int i) { x[i] += x[i + 1]; }
__device__ void a23(std::complex<double> &x, std::complex<double> y) { x -= y; x /= y; }
__device__ void a24(std::complex<double> &x, std::complex<double> y) { x = y; }
__host__ __device__ void b1(std::complex<double> &x, std::complex<double> y) { x += y; }
__host__ __device__ void b2(std::complex<double> &x, std::complex<double> y) { x = x + y; }
__host__ __device__ void b3(std::complex<float> &x, float y) { x = x * y; x *= y; }
void host(std::complex<double> *p, std::complex<double> w) {
    kernel<<<1, 1>>>([=] __device__(int i) { p[i] = p[i] * w; });
    kernel<<<1, 1>>>([=] __device__(int i) { p[i] *= w; });
    kernel<<<1, 1>>>([=] __host__ __device__(int i) { p[i] += w; });
}
