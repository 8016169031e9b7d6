#line 1 "a.cu"
// What a kernel takes by reference is not copied: the position tells, and in a macro, too.
struct object { int v; object(const object &) = delete; };
template <class T> struct box { T *p; };
__global__ void one(object &o, int k, const object &p = {}) {}
template <class T, class... R> __global__ void rest(T (&a)[4], box<T &> b, R &...r) {}
__global__ void plain(int k, box<int &> b, int c = 3 & 1) {}
namespace ns { struct S { static __global__ void m(S *s, S &&t); }; }
template <class F> __global__ void forward(F &&f) {}
#define LAUNCH(kernel, ...) [&](auto... culambda_b) { ::culambda_cpu::launch(1, 1).with([=](const auto &...culambda_a) { kernel(culambda_a...); }, culambda_b...); }(__VA_ARGS__)
#define ONE(x) ::culambda_cpu::launch(1, 1)([=](const auto &culambda_a0, const auto &culambda_a1) { one(culambda_a0.get(), culambda_a1); }, ::culambda_cpu::uncopied(x), 1)
template <class... A> void go(object *p, box<int &> b, int *a, A &...r) {
  ::culambda_cpu::launch_as("one", 1, 1)([=](const auto &culambda_a0, const auto &culambda_a1) { one(culambda_a0.get(), culambda_a1); }, ::culambda_cpu::uncopied(*p), 1);
  ::culambda_cpu::launch_as("one", 1, 1)([=](const auto &culambda_a0, const auto &culambda_a2) { one(culambda_a0.get(), 0, culambda_a2.get()); }, ::culambda_cpu::uncopied(*p),  ::culambda_cpu::uncopied(p[2]));
  ::culambda_cpu::launch_as("rest<int>", 1, 1)([=](const auto &culambda_a0, const auto &culambda_a1, const auto &...culambda_a) { rest<int>(culambda_a0.get(), culambda_a1, culambda_a.get()...); }, ::culambda_cpu::uncopied(*(int (*)[4])a), b, ::culambda_cpu::uncopied(r)...);
  ::culambda_cpu::launch_as("plain", 1, 1)([=](const auto &...culambda_a) { plain(culambda_a...); }, 3, b);
  ::culambda_cpu::launch_as("ns::S::m", 1, 1)([=](const auto &culambda_a1) { ns::S::m(0, culambda_a1.get()); },  ::culambda_cpu::uncopied(ns::S()));
  ::culambda_cpu::launch_as("forward", 1, 1)([=](const auto &culambda_a0) { forward(culambda_a0.get()); }, ::culambda_cpu::uncopied([=] __device__ {
    return a; }));
  ONE(*p);
  LAUNCH(plain, 1, b);
}
