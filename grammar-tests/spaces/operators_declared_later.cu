// std: 17
// Operators that are declared after the code that uses them.
struct A { int v; };
__device__ int operator%(const A &x, int y) { return y; }
__device__ int operator/(const A &x, int y);
int operator-(const A &x, int y);
struct B : A {
  __device__ int m() { return (*this) % v; }
  __device__ int d() { return (*this) / v; }
  __device__ int s() { return (*this) - v; }
};
int operator%(const B &x, int y) { return y; }
__device__ int operator/(const A &x, int y) { return y; }
int operator-(const A &x, int y) { return y; }
template <class T> __device__ int t(T x) { return x % 1; }
__device__ int uses(B b) { return t(b) + b.m() + b.d() + b.s() + b % 2; }
