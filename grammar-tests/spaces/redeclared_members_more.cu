// std: 17
// a member function redeclared for another side, in a class of which not all can be read; the words before a template
// parameter mean the same
class W {
  static int f(int a, int b);
  template <class T> static T g(T const *a, int i);
  int bits : 3, : 0;
  __device__ static int h(int a);
};
__device__ int W::f(int a, int b) { return a + b; }
template <typename T> __host__ __device__ T W::g(T const *a, int i) { return a[i]; }
__device__ int W::h(int a) { return a; }
