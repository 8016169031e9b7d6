// std: 17
// Declarations of other overloads say nothing of where a function runs, whatever language linkage they have.
template <class F> void run(F f) {}
extern "C" {
__device__ double norm(int dim, double const *p);
}
__device__ int size(int *p);
namespace n { __device__ void twice(int a, int b); __host__ __device__ void both(int); }
template <class S> void norm(S s) {
  run([=] __host__ __device__ (int i) { (void)s; });
}
double norm(float f) {
  run([=] __device__ () { return f; });
  return f;
}
int size(long *p) {
  run([=] __device__ () { return p; });
  return 0;
}
template <class T> int size(T *p) {
  run([=] __device__ () { return p; });
  return 0;
}
void n::both(int k) {
  run([=] __device__ () { return k; });
}
namespace n {
void twice(int a, int b, int c) {
  run([=] __device__ () { return a + c; });
}
}
__device__ void later(int);
void later(int a) {
  auto l = [=] __device__ () { return a; };
}
