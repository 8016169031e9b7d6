// std: 17
// functions of the C and C++ library that exist on the host alone: special functions, conversions, files
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <cstdio>
#include <string>
__device__ void f(double y, int i, const char *s, double *o) {
  o[0] = std::beta(y, y);
  o[0] = std::legendre(2u, y);
  o[0] = std::laguerre(2u, y);
  o[0] = std::hermite(2u, y);
  o[0] = std::expint(y);
  o[0] = std::riemann_zeta(y);
  o[0] = std::sph_bessel(2u, y);
  o[0] = std::cyl_bessel_j(y, y);
  o[0] = std::ellint_1(y, y);
  o[0] = std::comp_ellint_1(y);
  o[0] = std::div(i, 2).quot;
  o[0] = std::strtol("1", nullptr, 10);
  o[0] = std::strtod("1", nullptr);
  o[0] = std::strtof("1", nullptr);
  o[0] = std::strtoul("1", nullptr, 10);
  o[0] = std::strtoll("1", nullptr, 10);
  o[0] = std::atof("1");
  o[0] = std::atol("1");
  o[0] = std::atoll("1");
  std::puts("a");
  std::perror("a");
  std::fflush(nullptr);
  std::fopen("a", "b");
  std::fclose(nullptr);
  std::strcmp(s, s);
  std::strlen(s);
  std::strchr(s, 'a');
  std::strstr(s, s);
  std::memmove(o, o, 2);
  std::sprintf(nullptr, "a");
  std::snprintf(nullptr, 1, "a");
  std::system("a");
  std::rand();
  std::exit(1);
  std::abort();
  std::getenv("a");
  std::_Exit(1);
  std::quick_exit(1);
  std::to_string(1);
  std::stoi("1");
  std::vector<int> w;
  std::string t;
  std::vector<int> x(3);
}
