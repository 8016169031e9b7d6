// std: 17
#include <typeinfo>
template <class F> __host__ __device__ int eat(F f) { return 0; }
template <class T> struct Box { T t; };
struct G { int q; 
  void c(int u) { ([m=u]{ auto w_=[=] __device__ { int x = sizeof(decltype(m)); };}); }
  void d(int u) { ([m=u]{ auto w_=[=] __device__ { int x = noexcept(m); };}); }
  void e(int u) { ([m=u]{ auto w_=[=] __device__ { int x = alignof(decltype(m)); };}); }
  void f(int u) { ([m=u]{ auto w_=[=] __device__ { Box<decltype(m)> b; };}); }
  void g(int u) { ([m=u]{ auto w_=[=] __device__ (decltype(m) x) { };}); }
  void h(int u) { ([m=u]{ auto w_=[=] __device__ () -> decltype(m) { return 0; };}); }
  void k(int u) { ([&m=u]{ auto w_=[=] __device__ { int x = sizeof(m); };}); }
  void n(int u) { ([m=u]{ m; auto w_=[=] __device__ { auto in = [=] { int x = sizeof(m); }; };}); }
  void p(int u) { ([m=u]{ const int k = 3; auto w_=[=] __device__ { return k; };}); }
  void r(int u) { ([m=3]{ auto w_=[=] __device__ { return m; };}); }
  void s(int u) { ([m=u]{ auto w_=[=, x = sizeof(m)] __device__ { return x; };}); }
};
template <class T> void tc(T u) { ([m=u]{ auto w_=[=] __device__ { int x = sizeof(m); };}); }
template <class T> void tc2(int u) { ([m=u]{ auto w_=[=] __device__ { int x = sizeof(m); };}); }
