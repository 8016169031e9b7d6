// std: 17
// Members that are defined through an alias of their class.
template <class F> void run(F f);
struct A { int *k; void copy(); void b(); static int s(int *p); };
using A_t = A;
typedef A A_u;
void A_t::copy() { run([=, k = k] __device__(int i) { k[i] = i; }); }
void A_u::b() { auto q = k; run([=] __device__(int i) { q[i] = i; }); }
int A_u::s(int *p) { run([=] __device__(int i) { p[i] = i; }); return 0; }
template <class T> struct V { T *k; void copy(); };
typedef struct H { int *k; void copy(); struct In { void z(int *p); }; } H_t, *H_p;
void H_t::copy() { auto q = k; run([=] __device__(int i) { q[i] = i; }); }
void H_t::In::z(int *p) { run([=] __device__(int i) { p[i] = i; }); }
namespace N { struct D { void y(int *p); }; typedef D E; }
typedef N::E G;
void G::y(int *p) { run([=] __device__(int i) { p[i] = i; }); }
