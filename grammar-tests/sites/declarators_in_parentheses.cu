// std: 17
// Declarators in parentheses.
template <class F> int run(F f) { return 0; }
struct Pwa { int a; }; struct Pwc { int a; Pwc(int k = 0) : a(k) {} }; typedef Pwa Pwt; template <class T> struct Pwq { T a; };
Pwa pwmk(); 
void f1(int n) { Pwa (w) = {1}; run([=] __device__ { return w.a; }); }
void f2(int n) { Pwa (w){1}; run([=] __device__ { return w.a; }); }
void f3(int n) { Pwa (w); run([=] __device__ { return w.a; }); }
void f4(int n) { int (w) = 1; run([=] __device__ { return w; }); }
void f5(int n) { Pwa (w) = pwmk(); run([=] __device__ { return w.a; }); }
void f7(int n) { Pwa ((w)) = {1}; run([=] __device__ { return w.a; }); }
void f8(int n) { Pwa (w)[2] = {}; run([=] __device__ { return w[0].a; }); }
void f9(int n) { Pwa (w[2]) = {}; run([=] __device__ { return w[0].a; }); }
void f10(int n) { Pwt (w) = {1}; run([=] __device__ { return w.a; }); }
void f11(int n) { Pwq<int> (w) = {1}; run([=] __device__ { return w.a; }); }
void f12(int n) { const Pwa (w) = {1}; run([=] __device__ { return w.a; }); }
void f13(int n) { Pwc (w) = 1; run([=] __device__ { return w.a; }); }
void f14(int n) { Pwc (w)(1); run([=] __device__ { return w.a; }); }
void f15(int n) { Pwa (w) = {1}, (v) = {2}; run([=] __device__ { return w.a + v.a; }); }
void f16(int n) { run([=] __device__ { Pwa (n) = {1}; return n.a; }); }
void f17(int n) { run([=] __device__ { Pwc (n); return n.a; }); }
void f18(int n) { run([=] __device__ { Pwc (n) = 1; return n.a; }); }
void f19(int n) { run([=] __device__ { Pwa ((n)) = {}; return n.a; }); }
void f20(int n) { run([=] __device__ { Pwc (n){1}; return n.a; }); }
void f21(int n) { run([=] __device__ { Pwa (n)[2] = {}; return n[0].a; }); }
void f22(int n) { run([=] __device__ { Pwt (n) = {}; return n.a; }); }
void f23(int n) { run([=] __device__ { Pwq<int> (n) = {}; return n.a; }); }
void f24(int n) { run([=] __device__ { int (n) = 1; return n; }); }
void f25(int n) { run([=] __device__ { auto (n) = 1; return n; }); }
void f26(int n) { run([=] __device__ { Pwc (m)(n), (k) = n; return m.a; }); }
void f27(int n) { run([=] __device__ { static_cast<void>(0); Pwa (n) = {1}, (k) = {2}; return n.a; }); }
void f28(int n) { if (Pwc (w) = 1; w.a) run([=] __device__ { return w.a; }); }
void f29(int n) { for (Pwa (w) = {1}; w.a; ) run([=] __device__ { return w.a; }); }
void f30(int n) { int q = 0; for (Pwa (w) = {1}; w.a; ) run([=] __device__ { Pwa (q) = {1}; return w.a; }); }
template <class T> void g1(T n) { T (w) = {1}; run([=] __device__ { return w; }); }
template <class T> void g2(T n) { run([=] __device__ { T (n) = {1}; return n; }); }
template <class T> void g3(T n) { run([=] __device__ { Pwq<T> (n) = {1}; return n; }); }
template <class T> void g4(T n) { run([=] __device__ { typename T::type (n) = {1}; return n; }); }
template <class T> void g5(T n) { Pwa (w) = {1}; run([=] __device__ { return w.a; }); }
namespace pwn { struct P { int a; }; typedef P Q; }
void h1(int n) { pwn::P (w) = {1}; run([=] __device__ { return w.a; }); }
void h2(int n) { run([=] __device__ { pwn::P (n) = {1}; return n.a; }); }
void h3(int n) { ::pwn::Q (w) = {1}; run([=] __device__ { return w.a; }); }
void h4(int n) { struct pwn::P (w) = {1}; run([=] __device__ { return w.a; }); }
void h5(int n) { using pwn::P; P (w) = {1}; run([=] __device__ { return w.a; }); }
void h6(int n) { using namespace pwn; P (w) = {1}; run([=] __device__ { P (n) = {1}; return w.a; }); }
struct Pwz { struct In { int a; }; void m(int n) { In (w) = {1}; run([=] __device__ { return w.a; }); } void k(int n) { run([=] __device__ { In (n) = {1}; return n.a; }); } };
