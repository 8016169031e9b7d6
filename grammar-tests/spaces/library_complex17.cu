// std: 17
// operators, functions and parts of complex numbers
#include <complex>
#include <functional>
template <class F> __global__ void run_library_complex17(F f) { f(); }
void caller_library_complex17(std::complex<double> *c, std::complex<float> *cf, std::function<int(int)> *f, double x) {
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c + *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c - *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c * *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c / *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c + x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(x * *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c / x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(x - *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(-*c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(+*c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c == *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c != *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c == x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c += *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c *= x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c -= *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c /= *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c = *c); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*c = x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(c->real()); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(c->imag()); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(c->real(x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(c->imag(x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::real(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::imag(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::abs(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::arg(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::norm(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::conj(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::polar(x, x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::polar(x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::proj(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::exp(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::log(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::sqrt(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::pow(*c, x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::pow(*c, *c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::sin(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::cos(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::tanh(*c)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>(x, x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>(1, 2)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>{x, x}); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>()); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<double>(x)); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(std::complex<float>(1.f, 2.f).real()); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*cf + *cf); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { (void)(*cf * 2.f); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z(x, x); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z = x; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z = *c; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z{x}; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z = *c + *c; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { auto z = *c * x; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { auto z = std::complex<double>(x, 0); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { const std::complex<double> I(0, 1); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { constexpr std::complex<double> I(0, 1); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z(0.0, 1.0); z += *c; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z(0.0, 1.0); z = z * *c; });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { double x2 = 0; std::complex<double> z(0.0, 1.0); x2 = z.real(); });
  run_library_complex17<<<1, 1>>>([=] __host__ __device__ { std::complex<double> z; z = x; });
}
