// What a kernel takes by reference is not copied: the position tells, and in a macro, too.
struct object { int v; object(const object &) = delete; };
template <class T> struct box { T *p; };
__global__ void one(object &o, int k, const object &p = {}) {}
template <class T, class... R> __global__ void rest(T (&a)[4], box<T &> b, R &...r) {}
__global__ void plain(int k, box<int &> b, int c = 3 & 1) {}
namespace ns { struct S { static __global__ void m(S *s, S &&t); }; }
template <class F> __global__ void forward(F &&f) {}
#define LAUNCH(kernel, ...) kernel<<<1, 1>>>(__VA_ARGS__)
#define ONE(x) one<<<1, 1>>>(x, 1)
template <class... A> void go(object *p, box<int &> b, int *a, A &...r) {
  one<<<1, 1>>>(*p, 1);
  one<<<1, 1>>>(*p, 0, p[2]);
  rest<int><<<1, 1>>>(*(int (*)[4])a, b, r...);
  plain<<<1, 1>>>(3, b);
  ns::S::m<<<1, 1>>>(0, ns::S());
  forward<<<1, 1>>>([=] __device__ {
    return a; });
  ONE(*p);
  LAUNCH(plain, 1, b);
}
