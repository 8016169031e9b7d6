// std: 17
template <class F> void eat(F f) {}
struct B4 { int y; static int n; protected: int prot; };
template <class T> struct Al { };
struct C3 : B4 {
  int own;
  void a() const { eat([=] __device__ { return B4::y; }); }
  void b() const { eat([=] __device__ { return B4::n; }); }
  template <class M> void c(M) { eat([=] __device__ { return B4::y; }); }
  template <class M> void d(M b) { eat([=, a = 1] __device__ (decltype(1) *c) -> int { { (void)(c); int e = a; } return int((B4::y) + (b.a)); }); }
  void e(int B4) { eat([=] __device__ { return B4::y; }); }
  void f() { int y; eat([=] __device__ { return B4::y; }); }
  void g() { typedef B4 X; eat([=] __device__ { return X::y + C3::own + C3::y; }); }
  template <class M> void h(M b) { eat([=] __device__ (int c) { int e = (c, 1); return int(B4::y + b.a); }); }
  int i(int t) { eat([=] __device__ (int c) { int e = (t, int(c)); return int(B4::y); }); return 1; }
};
#define ADD(a, b) ((a) + (b))
struct C5 : B4 { void a(int i[]) const { eat([=] __device__ { return int(ADD(B4::y, i[1])); }); } };
namespace n { int v; struct D { int q; template <class T> struct In { int z; }; }; }
struct C6 : n::D { int w; struct T { int x; };
  void a(int p) { eat([=] __device__ { return (n::D::q) - 1; }); eat([=] __device__ { return (n::v) - p; }); eat([=] __device__ { return (C6::w) * p; }); }
  void b(int p) { eat([=] __device__ { return (D::q) & p; }); eat([=] __device__ (int i) { return (long)(D::q) + (unsigned)-p; }); } };
template <class T> struct C7 : T { int w; void a(int p) { eat([=] __device__ { return (C7::w) - p; }); eat([=] __device__ { return (T::k) - p; }); } };
