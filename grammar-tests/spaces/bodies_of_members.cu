// std: 17
// bodies of constructors, destructors, conversions and operators
int h(int); __device__ int d(int); int g;
struct A { int v, w; __device__ A() : v(h(1)), w(d(1)) { v = h(2); }
  __device__ A(int) : v{h(3)}, w(g) { w = g; }
  A(float) : v(d(2)) { v = d(3); }
  __host__ __device__ A(char) : v(h(4)) { d(5); }
  __device__ ~A() { h(6); }
  __device__ operator int() const { return h(7); }
  __device__ A &operator=(const A &) { h(8); return *this; }
  __device__ int operator()(int i) const { return h(i); }
  __device__ static int st() { return h(9); }
  template <class T> __device__ T t(T a) { return h(a); }
  operator float() const { return d(7); }
  static int hst() { return d(9); } };
__global__ void k(A *a) { A b; A c(1); A e('a'); a[0] = b; int z = b; b(1); A::st(); b.t(1); }
