// std: 17
// operators that are words, in declarators too
#include <initializer_list>
template <class T> void take(T) {}
void f(int a) {
  auto and r([] __device__ () {});
  auto && r2 = [] __device__ () {};
  int bitand q = a;
  take([=] __device__ () { return q and a or not a; });
  for (auto and p : {1, 2}) take([=] __device__ () { return p; });

}
struct S { bool operator not() const { return false; } S operator compl() const { return *this; } };
void g(S s, unsigned m) {
  take([x = m bitor 1u, y = compl m, z = m xor 2u, w = not m] __device__ () { return x; });
  take([m, s] __host__ __device__ () { (void)s; });
  m and_eq 3; m or_eq 1; m xor_eq 2; if (m not_eq 4) take([=] __device__ () { });
}
