// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
enum { q = 3 };
namespace n { enum { r = 3 }; }
struct S {
  enum { b = 4 };
  int g(int a) { return eat([m = b] __device__ (int z) { }); }
  int h(int a) { return eat([m = q] __device__ (int z) { }); }
  int i(int a) { return eat([m = n::r] __device__ (int z) { }); }
};
template <class T> struct ST {
  enum { b = 4 };
  int g(int a) { return eat([m = b] __device__ (int z) { }); }
  int h(int a) { return eat([m = q] __device__ (int z) { }); }
};

namespace std { struct X { enum { c }; int k3(int a) { return eat([m = c] __device__ (int z) { }); } }; }
namespace { struct Y { enum { c }; int k3(int a) { return eat([m = c] __device__ (int z) { }); } }; }
