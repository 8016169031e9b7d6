// std: 17
namespace ns { void C(int); struct D {}; int E; }
template <class F> void run(F f) {}
struct C { void m(int n) { using ns::C; run([n] __device__ { return n; }); } void o(C c, int n) { using ns::C; run([n] __device__ { return n; }); } };
struct D { void m(int n) { using ns::D; run([n] __device__ { return n; }); } };
struct E { void m(int n) { using ns::E; run([n] __device__ { return n; }); } void p(int E) { run([E] __device__ { return E; }); } 
 void q(int n) { { int E = 0; } run([n] __device__ { return n; }); } void r(int n) { extern int E; void f(); run([n] __device__ { return n; }); } void s(int n) { run([n] __device__ { return n; }); int E = 2; } };
template <class T> struct G { void m(int n) { using ns::C; using G = int; run([n] __device__ { return n; }); } void q(int n) { run([n] __device__ { return n; }); int G = 2; }};
namespace q { struct H { void m(int H) { run([H] __device__ { return H; }); } void m2(int n) { using H = int; run([n] __device__ { return n; }); } 
 void m3(int q) { run([q] __device__ { return q; }); } }; }
struct O { struct I { void m(int n) { using I = int; run([n] __device__ { return n; }); }   void m2(int n) { using O = int; run([n] __device__ { return n; }); } }; };
template <class T> struct P { struct I { void m(int n) { using I = int; run([n] __device__ { return n; }); } void m3(I i, int n) { using I = int; run([n] __device__ { return n; }); }  void m2(P p, int n) { using P = int; run([n] __device__ { return n; }); } };
  template <class U> struct J { void m(int n) { using J = int; run([n] __device__ { return n; }); } void m3(J i, int n) { using J = int; run([n] __device__ { return n; }); } }; };
template <> struct G<int> { void m(int n) { using G = int; run([n] __device__ { return n; }); } };
template <class T> struct G<T*> { void m(int n) { using G = int; run([n] __device__ { return n; }); } };
struct K { struct I { void m2(K k, int n) { using K = int; run([n] __device__ { return n; }); } }; void m(I i, K *k, int n) { int K = 2; run([n] __device__ { return n; }); } };
