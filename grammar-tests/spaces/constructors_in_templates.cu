// std: 17
// Objects of the class that a template parameter stands for.
#define HD __host__ __device__
struct Ctor { int v; Ctor(int a = 0) : v(a) {} };
struct Dtor { int v; HD Dtor(int a) : v(a) {} ~Dtor() { v = 0; } };
struct Both { int v; HD Both(int a) : v(a) {} };
struct Dev { int v; __device__ Dev(int a) : v(a) {} };
template <class T> HD int make2(int a) { return T(a).v; }
template <class T> HD int make3(int a) { return T{a}.v; }
template <class T> __device__ int make4(int a) { return T(a).v; }
template <class T> HD int make5(int a) { T *p = new T(a); return p->v; }
template <class T> HD int make6(int a) { T t = T(a); return t.v; }
template <class T> struct Box { HD int get(int a) const { return T(a).v; } };
template <class T> HD int num(int a) { return T(a); }
__global__ void k() {
  make2<Ctor>(1); make2<Both>(1);
  make3<Ctor>(1); make3<Both>(1);
  make4<Ctor>(1); make4<Both>(1); make4<Dev>(1);
  make5<Ctor>(1); make5<Both>(1);
  make6<Ctor>(1); make6<Both>(1);
  make2<Dtor>(1);
  Box<Ctor>().get(1);
  num<int>(1);
}
