// std: 17
// Exceptions in generic lambdas: they are read where they stand.
#define HD __host__ __device__
__device__ int u1(int a) {
  auto l = [=](auto b) {
    if (3) throw 2;
    return 1;
  };
  l(1);
  return 1;
}
__device__ int u2(int a) {
  auto l = [=](auto b) {
    if (b) throw 2;
    return 1;
  };
  return 1;
}
__device__ int u3(int a) {
  auto l = [=](auto b) {
    if (b) throw b;
    try { } catch (...) {}
    return 1;
  };
  return l(1);
}
HD int u4(int a) {
  auto l = [=](auto b) {
    throw 3;
    return 1;
  };
  return l(1);
}
int u5(int a) {
  auto l = [=](auto b) {
    throw 3;
    return 1;
  };
  return l(1);
}
void run(int);
int u6(int a) {
  auto l = [=] __device__ (auto b) {
    throw 3;
    return 1;
  };
  auto m = [=] __device__ (int c) {
    auto l = [=] (auto b) { throw 3; };
    l(1);
    auto k = [=] (auto b) { throw 3; };
    auto n = [=] (int b) { throw 3; };
  };
  return 1;
}
template <class T> HD int u7(T a) {
  auto l = [=](auto b) {
    throw 3;
  };
  l(a);
  auto n = [=](int b) {
    throw 3;
  };
  return 1;
}
int vv = u7(1);
#include <typeinfo>
struct P { virtual ~P(); };
struct Q : P {};
__device__ int u8(int a, P *p) {
  auto l = [=](auto b) {
    typeid(int);
    dynamic_cast<Q *>(p);
    thread_local int t;
    int x[a];
    int y[b];
    int n = 3;
    int z[n];
    if constexpr (false) throw 3;
    if constexpr (sizeof(b) == 1) throw 3;
  };
  return 1;
}
