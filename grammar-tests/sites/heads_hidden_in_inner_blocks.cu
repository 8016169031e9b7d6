// std: 17
template <class F> int run(F f) { return 0; }
namespace ns { struct A {}; struct B {}; template <class T> struct V {};
namespace d {
void a(A p, int n) { { run([n] __device__ { return n; }); using A = int; } }
void b(A p, int n) { { run([n] __device__ { return n; }); int A = 1; } }
void c(A p, int n) { { int A = 1; run([n] __device__ { return n; }); } run([n] __device__ { return n; }); }
void e(A p, int n) { { { run([n] __device__ { return n; }); } struct A {}; } }
void f(A p, int n) { for (int A = 1; A < n; A++) { run([n] __device__ { return n; }); } }
void g(A p, int n) { if (int A = 1) { run([n] __device__ { return n; }); } }
void h(A p, int n) { auto l = [=] { run([n] __device__ { return n; }); using A = int; }; l(); }
void i(A p, int n) { auto l = [=](int A) { run([n] __device__ { return n; }); }; l(1); }
void j(A p, int n) { int x = 0; { using A = B; } { using B = int; run([n] __device__ { return n; }); } run([n] __device__ { return n; }); }
void k(A p, int n) { run([n] __device__ { return n; }); { run([n] __device__ { return n; }); enum { A }; } run([n] __device__ { return n; }); A: return; }
void l(A p, int n) { run([n] __device__ { return n; }); { A: run([n] __device__ { return n; }); } }
void m(A p, int n) { try { run([n] __device__ { return n; }); } catch (int A) { run([n] __device__ { return n; }); } }
void o(A p, int n) { switch (n) { case 1: using A = int; default: run([n] __device__ { return n; }); } }
void q(A p, int n) { run([n] __device__ { using A = int; return n; }); }
void r(A p, int n) { if (n) run([n] __device__ { return n; }); else { using A = int; run([n] __device__ { return n; }); } }
}
}
