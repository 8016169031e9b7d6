// std: 17
// objects that are made of what a template parameter stands for: one of the class itself is copied
template <class T> struct Ref {
  explicit Ref(T &t) : p(&t) {}
  __host__ __device__ T get() const { return *p; }
  T *p;
};
template <class T> using Alias = Ref<T>;
template <class T> __host__ __device__ inline T direct(T *p) { return Ref<T>{*p}.get(); }
template <class T> __host__ __device__ inline T by_alias(T *p) { return Alias<T>(*p).get(); }
template <class T> __host__ __device__ inline T variable(T &t) { Ref<T> r(t); return r.get(); }
template <class T, class U> __host__ __device__ inline void copied(U &u) { Ref<T> r(u); (void)r.get(); }
template <class T> struct Both {
  Both(int);
  __host__ __device__ Both(const Both &) {}
};
struct Derived : Both<Derived> { __host__ __device__ Derived(); };
template <class T> __host__ __device__ inline void base_of(T &t) { Both<T> b(t); }
__global__ void kernel(int *p, Ref<int> *r, Derived *d) {
  direct(p);
  by_alias(p);
  variable(*p);
  copied<int>(*r);
  base_of(*d);
}
