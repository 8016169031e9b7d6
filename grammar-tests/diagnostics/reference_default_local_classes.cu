// std: 17
// local classes whose members have the names of variables around a lambda with a reference default
template <class F> __host__ __device__ int eat(F f) { return 0; }
void d(int v, int n, int t) {
  eat([&] __device__ { struct L { int v; int mm() { return v; } }; });
  eat([&] __device__ { struct L { int mm() { return v; } int v; }; });
  eat([&] __device__ { struct L { int w; int mm() { return sizeof(n); } }; return n; });
}
struct S {
  enum { b = 4 };
  int g(int a) { return eat([m = b] __device__ (int z) { }); }
};
int k2(int a) { enum { b = 4 }; return eat([m = b] __device__ (int z) { }); }
