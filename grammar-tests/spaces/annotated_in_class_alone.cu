// std: 17
// A member that its class alone annotates, operators of pointers in templates, lambdas that are discarded.
#define HD __host__ __device__
int h(int a) { return a; }
struct S {
  __device__ static int get(int a);
  __device__ int mem(int a);
  __device__ static int dev(int a);
};
int S::get(int a) { return h(a); }
int S::mem(int a) { return h(a); }
__device__ int S::dev(int a) { return get(a) + S().mem(a); }
struct C { int v; __device__ int get(int a) const { return v; } };
template <class T> struct Ptr { T *p; HD T *operator->() const { return p; } HD T &operator*() const { return *p; } };
template <class T> HD int u(T z, int a) {
  C c{1}; Ptr<C> p{&c};
  (*p).get(1);
  p->get(1);
  c.get(1);
  C *q = &c;
  (*q).get(1);
  q->get(1);
  C r[2];
  r[0].get(1);
  auto &s = c;
  s.get(1);
  auto t = C{1};
  t.get(2);
  Ptr<C>{&c}->get(1);
  return 1;
}
struct R { __device__ int impl(int a) const { return a; } };
template <class T> HD int discarded(T z) {
  if constexpr (false) {
    auto l = [=](int a) {
      return h(a) + int(z);
    };
    l(1);
  }
  return 1;
}
void use() { discarded(1); }
__global__ void kernel() { discarded(1); }
