// std: 17
#include <cuda_runtime.h>
// the value of `int{}` shows its type where it is all that is in braces, or all there is
template <class T> struct Box { T v; };
struct Two { int x, y; };
struct Made { Made(int); };
template <class T> void take(T) {}
int g(int);
void f(int a) {
  take([x = Box<int>{int{}}] __device__ () { });
  take([x = Box<int>{(int{})}] __device__ () { });
  take([x = Box<int>{0}, y = Box<int>{(0)}] __device__ () { });
  take([x = Two{int{}, 1}, y = Two{1, int{}}] __device__ () { });
  take([x = Box<int>{int{} + a}, y = g(int{}), z{int{}}] __device__ () { });
  take([x = Made{int{}}, y = Made{int()}] __device__ () { });
}
template <class T> void t(T a) {
  take([x = Box<int>{int{}}, y = Two{int{}, int{}}] __device__ () { });
}
void u() { t(1); }
