// std: 17
// Destructors of class templates, and those that are called by their name
#define HD __host__ __device__
struct Slow { HD Slow() {} ~Slow() {} void mem() const {} };
struct Fast { HD Fast() {} HD ~Fast() {} HD void mem() const {} };
template <class T> struct Holds { T t; HD Holds() {}
  HD ~Holds()
  {
    t.mem();
  }
};
template <class T> struct Outer { Holds<T> h; HD Outer() : h() {} };
template <class T> HD void destroy(T* p) { p->~T(); }
template <class T> HD void make(void* p) { new (p) Holds<T>(); }
__global__ void kernel(Slow* s, Fast* f) {
  Holds<Slow> a;
  Holds<Fast> b;
  destroy(s);
  destroy(f);
}
