// Host-device lambdas as function pointers, and what is known of their call operators at compile time.
// plain: same
// Stands in for the CUDA headers: a host compiler alone needs no more.
#ifndef __CUDACC__
#define __host__
#define __device__
#endif

#include <cstdio>
#include <type_traits>
#include <utility>

int apply(int (*f)(int), int i) { return f(i); }

void report(const char *what, bool value) { std::printf("%s: %s\n", what, value ? "yes" : "no"); }

int main() {
  auto twice = [] __host__ __device__(int i) { return 2 * i; };
  int (*pointer)(int) = twice;
  std::printf("%d %d %d\n", twice(4), pointer(5), apply(twice, 6));

  auto quiet = [] __host__ __device__(int i) noexcept { return i + 1; };
  auto stated = [] __host__ __device__(int i) noexcept(false) -> int { return i + 2; };
  std::printf("%d %d\n", quiet(1), stated(1));
#if __cplusplus >= 201703L
  report("noexcept", noexcept(quiet(1)));
  report("noexcept(false)", noexcept(stated(1)));
#else
  report("noexcept", true);
  report("noexcept(false)", false);
#endif
  int n = 3;
  auto capturing = [n] __host__ __device__(int i) { return n * i; };
  report("conversion", std::is_convertible<decltype(twice), int (*)(int)>::value);
  report("conversion with captures", std::is_convertible<decltype(capturing), int (*)(int)>::value);
  report("result", std::is_same<decltype(capturing(1)), int>::value);
  auto by_reference = [n] __host__ __device__(int &i) mutable -> int & { return i += n; };
  int value = 1;
  by_reference(value) += 100;
  std::printf("%d\n", value);
  auto nothing = [=] __host__ __device__() {};
  nothing();
  std::printf("%d\n", capturing(7));
}
