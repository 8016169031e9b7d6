// std: 17
// aliases that define a class, as members
struct Wrap {
void f() {
  using X = struct { int a; }; using Y = struct Named { int b; }; using Z = enum { z1 }; typedef struct { int c; } T; using W = struct { int d; } *;
  X x; Y y; Z z; T t; W w; Named n;
  auto a = [x] __device__ () {};
  auto b = [y] __device__ () {};
  auto c = [z] __device__ () {};
  auto d = [t] __device__ () {};
  auto e = [w] __device__ () {};
  auto g = [n] __device__ () {};
  auto h = [=] __device__ () { return x.a + y.b; };
}
using GX = struct { int a; }; using GY = struct GN { void m() { auto l = [] __device__ () {}; } }; void g(GX x, GY y) { auto l = [x, y] __device__ () {}; }

};
