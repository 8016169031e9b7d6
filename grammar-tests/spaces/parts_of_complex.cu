// std: 17
// options: relaxed-constexpr
// The parts of complex numbers: to ask for them is `constexpr`, to set them is not.
#include <complex>
#define HD __host__ __device__
HD void pc1(std::complex<double> &a) { a.real(); }
HD void pc2(std::complex<double> &a) { a.imag(); }
HD void pc3(std::complex<double> &a, double x) { a.real(x); }
HD void pc4(std::complex<double> &a) { a.imag(1.0); }
