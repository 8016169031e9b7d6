// std: 17
// lists in templates count when they do not depend; data members
#include <initializer_list>
template <class T> void f(std::initializer_list<T> par, std::initializer_list<int> fix) {
  auto il = {1, 2};
  auto a = [v = par] __device__ () { return 1; };
  auto b = [v = fix] __device__ () { return 1; };
  auto c = [v = il] __device__ () { return 1; };
  auto d = [v = {T(), T()}] __device__ () { return 1; };
  (void)a; (void)b; (void)c; (void)d;
}
struct S { std::initializer_list<int> m; static std::initializer_list<int> s; void g() {
  auto a = [v = m] __device__ () { return 1; };
  auto b = [v = s] __device__ () { return 1; };
  auto c = [v = this->m] __device__ () { return 1; };
  (void)a; (void)b; (void)c;
} };
void h(S x, S *p) {
  auto a = [v = x.m, w = p->m] __device__ () { return 1; };
  (void)a;
}
