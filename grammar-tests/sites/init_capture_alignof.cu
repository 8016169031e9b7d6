// std: 17
// `alignof` of a reference is that of what it refers to.
template <class F> int eat(F f) { return 0; }
struct P { int a; double d; };
void f(int (&x)(int), int (*p)(int), int i, P q, int &r, int (&arr)[3], const int c, int *ptr) {
  int loc[4];
  eat([s = alignof(decltype(p))] __device__ {});
  eat([s = alignof(decltype(i))] __device__ {});
  eat([s = alignof(decltype(q))] __device__ {});
  eat([s = alignof(decltype(c))] __device__ {});
  eat([s = alignof(decltype(loc))] __device__ {});
  eat([s = sizeof(decltype(arr))] __device__ {});
  eat([s = sizeof(decltype(r))] __device__ {});
  eat([s = sizeof(decltype(loc))] __device__ {});
  eat([s = alignof(int &)] __device__ {});
  eat([s = alignof(int[3])] __device__ {});
  eat([s = sizeof(decltype(*ptr))] __device__ {});
}
