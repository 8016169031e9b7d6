// std: 20
// options: relaxed-constexpr
// the same in C++20 with the flag
#include <complex>
template <class F> __global__ void run_library_complex20_relaxed(F f) { f(); }
void caller_library_complex20_relaxed(std::complex<double> *c, std::complex<float> *cf, double x) {
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c + *c); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c * *c); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c + x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c / x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(-*c); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c == *c); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c == x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c *= x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c /= *c); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*c = x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(c->imag()); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(c->imag(x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::imag(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::arg(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::conj(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::polar(x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::exp(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::sqrt(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::pow(*c, *c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::cos(*c)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>(x, x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>{x, x}); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>(x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)((std::complex<double>)x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(*cf + *cf); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::real(x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { (void)(std::norm(x)); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z(x, x); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z = *c; });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z = *c + *c; });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { auto z = std::complex<double>(x, 0); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { constexpr std::complex<double> I(0, 1); });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z(0.0, 1.0); z += *c; });
  run_library_complex20_relaxed<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::complex<double> z(0.0, 1.0); x2 = z.real(); });
}
