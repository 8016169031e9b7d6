// std: 17
// Classes whose names parameters hide, with paths and without: among the parameters nvcc writes their keyword.
template <class F> void eat(F f) {}
struct G { int g; }; template <class T> struct GT { T x; }; typedef G GA; enum GE { ge };
namespace n { 
struct i { int a; struct v { int b; }; }; struct G2 { int g; }; template <class T> struct nt { T x; }; enum ne { ne1 };
inline namespace v1 { struct k { int a; }; }
void a(::G *p, int G) { eat([=] __device__ { return p->g; }); }
void b(G *p, int G) { eat([=] __device__ { return p->g; }); }
void c(::GT<int> p, int GT) { eat([=] __device__ { return p.x; }); }
void d(::GA *p, int GA) { eat([=] __device__ { return p->g; }); }
void e(::GA *p, int G) { eat([=] __device__ { return p->g; }); }
void f(::GE p, int GE) { eat([=] __device__ { return p; }); }
void g(n::ne p, int ne) { eat([=] __device__ { return p; }); }
void h(n::nt<int> p, int nt) { eat([=] __device__ { return p.x; }); }
void j(n::i::v *p, int v) { eat([=] __device__ { return p->b; }); }
void kk(n::v1::k *p, int k) { eat([=] __device__ { return p->a; }); }
void l(n::k *p, int k) { eat([=] __device__ { return p->a; }); }
void l2(k *p, int k) { eat([=] __device__ { return p->a; }); }
namespace m { 
void m(n::i *p, int i) { eat([=] __device__ { return p->a; }); }
void o(::G *p, n::i *q, int G, int i) { eat([=] __device__ { return p->g; }); }
}
struct S { void f(n::i *p, int i) { eat([=] __device__ { return p->a; }); } n::i i; void g(n::i *p) { eat([=] __device__ { return p->a; }); } void h(int i, n::i *p) const; 
  struct i2 { int q; }; void k(S::i2 *p, int i2) { eat([=] __device__ { return p->q; }); } void l(n::S::i2 *p, int i2) { eat([=] __device__ { return p->q; }); } };
void S::h(int i, n::i *p) const { eat([=] __device__ { return p->a; }); }
template <class T> void t(n::i *p, T i) { eat([=] __device__ { return p->a; }); }
template <class T> void t2(n::nt<T> p, T nt) { eat([=] __device__ { return p.x; }); }
template <class T, class i> void t3(n::i *p, T u) { eat([=] __device__ { return p->a; }); }
}
namespace z { int i; void a(n::i *p) { eat([=] __device__ { return p->a; }); } void b(n::i *p, int i) { eat([=] __device__ { return p->a; }); } }
void n2(n::i *p, int i) { eat([=] __device__ { return p->a; }); }
using n::i;
void n3(n::i *p, int i) { eat([=] __device__ { return p->a; }); }
void n4(i *p, int i) { eat([=] __device__ { return p->a; }); }
namespace w { using namespace n; void n3(n::i *p, int i) { eat([=] __device__ { return p->a; }); } }
namespace n { void last(n::i *p, int i) { 
 eat([=] __device__ () -> n::i { return *p; });
 eat([=, q = static_cast<n::i *>(p), r = sizeof(n::i)] __device__ () -> ::n::i { return *q; });
 int G = 0;
 eat([=] __device__ () -> ::G { return ::G{G}; });
 } 
 n::i ret(int i) { eat([=] __device__ { return i; }); return {}; } 
 struct i ret2(int i) { eat([=] __device__ { return i; }); return {}; } 
 auto ret3(int i) -> n::i { eat([=] __device__ { return i; }); return {}; } 
 void fp(void (*f)(n::i *, int), int i, GT<n::i> g) { eat([=] __device__ { return i; }); }
 void fd(const n::i (&f)[3], const volatile n::i *const i) { eat([=] __device__ { return i; }); }
 class kc { }; union ku { int a; }; void fk(n::kc *a, int kc, n::ku &b, const int *ku) { eat([=] __device__ { return ku; }); }
 struct fwd; class fwd2; class fwd2 { }; void ff(n::fwd *a, int fwd, n::fwd2 *b, int fwd2) { eat([=] __device__ { return fwd2; }); }
 }
