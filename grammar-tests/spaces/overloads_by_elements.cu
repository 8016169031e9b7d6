// std: 17
// Overloads that the types of elements choose: what members of a class template return, of its bases too, with arguments by default
#define HD __host__ __device__
template <class T, int D> struct Box { T v[D]; bool hits(Box const &) const; };
template <class T> struct Tri { T v; };
template <class T> HD bool meet(const Tri<T> &a, const Tri<T> &b) { return a.v < b.v; }
template <class T, int D> bool meet(const Box<T, D> &a, const Box<T, D> &b) { return a.hits(b); }
typedef Box<double, 3> Box3;
template <class T> struct Plain { T *p; HD T &operator[](int i) const { return p[i]; } HD T operator()(int i) const { return p[i]; } };
template <class T> struct Owner { HD Plain<T> view() const { return {}; } };
template <class T> struct Base { HD T &operator[](int i) const; };
template <class T> struct Derived : Base<T> {};
template <class T, int D, class Self> struct Crtp { HD T &operator[](int i) const { return static_cast<Self const &>(*this).p[i]; } };
template <class T, int D = 1> struct View : Crtp<T, D, View<T, D>> { T *p; };
template <class T, int D = 1, bool B = (1 > 2)> struct Forward;
template <class T, int D, bool B> struct Forward : Crtp<T, D, Forward<T, D, B>> { T *p; };
template <class T, class U = T> struct Second { HD U &get() const { return *p; } U *p; };
__device__ bool plain(Plain<Box3> a) {
  return meet(a[0], a[1]);
}
__device__ bool called(Plain<Box3> a) {
  return meet(a(0), a(1));
}
__device__ bool fine(Plain<Tri<float>> a) {
  return meet(a[0], a[1]);
}
__device__ bool owned(Owner<Box3> a) {
  auto v = a.view();
  return meet(v[0], v[1]);
}
__device__ bool inherited(Derived<Box3> a) {
  return meet(a[0], a[1]);
}
__device__ bool by_default(View<Box3> a) {
  return meet(a[0], a[1]);
}
__device__ bool declared_before(Forward<Box3> &a) {
  return meet(a[0], a[1]);
}
__device__ bool of_another(Second<Box3> a) {
  return meet(a.get(), a.get());
}
__device__ bool fine_too(Second<Box3, Tri<int>> a, View<Tri<int>> v, Forward<Tri<int>, 2> f) {
  return meet(a.get(), a.get()) && meet(v[0], v[1]) && meet(f[0], f[1]);
}
__device__ bool alternative(Owner<Box3> a, Owner<Box3> b, bool c) {
  auto v = c ? a.view() : b.view();
  return meet(v[0], v[1]);
}
template <class F> __global__ void kernel(F f) { f(0); }
void host(View<Box3> &v, View<Tri<int>> &t) {
  kernel<<<1, 1>>>([=] __device__(int i) {
    if (meet(v[i], v[i + 1]))
      v[i] = v[i + 1];
    if (meet(t[i], t[i + 1]))
      t[i] = t[i + 1];
  });
}
