// std: 17
// pointers and numbers tell overloads apart
__device__ int f(int a) { return a; }
int f(double a) { return 1; }
template <class T> int f(T *p) { return 3; }
__device__ int g(int a) { return a; }
int g(double a) { return 1; }
__host__ __device__ int h(const char *s) { return 2; }
int h(double a) { return 1; }
__device__ int i(int a) { return a; }
template <class T> int i(T *p) { return 3; }
__global__ void k(int *p, float x, short s) {
  p[0] = f(1.0);
  p[1] = g(1.0);
  p[2] = h(1.0);
  p[3] = h(x);
  p[4] = g(x);
  p[5] = g(s);
  p[6] = i(p);
  p[7] = f(p);
}
int host(int *p, float x, short s) {
  return g(1)
   + f(1)
   + g(s)
   + i(1)
   + i(s);
}
