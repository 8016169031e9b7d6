// Launches become calls; arguments stay where they are, and so do lines.
struct dim3 { unsigned x, y, z; };
struct pair { int a, b; };
template <class T> __global__ void k(T *p, int n, pair q = {}) {}
__global__ void none() {}
struct S { template <class T> static __global__ void member(T) {} };
#define LAUNCH(kernel, ...) kernel<<<1, 2>>>(__VA_ARGS__)
#define TWO_LINES(kernel) kernel<<<1, \
                                   2>>>(3)
#define CHECK(x) x
template <class... A> void pack(A... a) {
  k<<<1, 2>>>(a...);
  k<<<1, 2>>>(0, a...);
}
void go(int *p, bool yes) {
  k<<<1, 2>>>(p, 6);
  k<<<dim3{2, 1, 1},
      3,  // of a block
      3 * sizeof(int), 0>>>(p, 6);
  k<int><<<2, 3>>>(0, 3);
  k<int><<<2, 3>>>(p, 3, {1, -2});
  k<int><<<2, 3>>>(p, 0, pair{1, 2});
  k<int><<<2, 3>>>(NULL,
                   0);
  S::member<int><<<1, 1>>>(p[1] < 3);
  S::template member<int><<<1, 1>>>(static_cast<int>(p[0]));
  ::none<<<1, 1>>>();
  for (int i = 0; i < 3; i++) none<<<1, 1>>>();
  if (yes) none<<<1, 1>>>(); else k<<<1, 1>>>(p, 1);
  yes ? none<<<1, 1>>>() : none<<<2, 2>>>();
  LAUNCH(k, p, 1);
  CHECK((k<<<1, 2>>>(p, 1)));
  auto kernel = none;
  (*kernel)<<<1, 1>>>();
  k<<<2, 3
#ifdef NEVER
      , 4
#endif
      >>>(p, 6);
}
