// std: 17
// The same with paths, in template arguments, through directives and bases.
struct T2 { int q; }; struct T3 { int x; }; void T3(); namespace n { struct T4 { int z; }; int T4; struct T5 {}; namespace m { struct T6 {}; void T6(int); } } using namespace n; using namespace n::m;
template <class X> struct V { X x; };
void loc() { int T2 = 3; struct T2 t; auto l = [t] __device__ () -> struct T2 { return t; }; auto k = [x = (struct T2 *)0, y = sizeof(struct T2), z = V<struct T2>{}] __device__ {}; }
void loc1() { struct T3 t; auto l = [t] __device__ () -> struct T3 { return t; }; auto k = [x = (struct T3 *)0, y = sizeof(struct T3), z = V<struct T3>{}] __device__ {}; }
void loc2(struct T3 t, V<struct T3> v, struct T4 u, V<struct T4> w, struct n::T4 b, V<struct n::T4> bb, struct ::T3 bbb) { auto l = [t] __device__ () -> struct T3 { return t; }; auto k = [x = (struct T4 *)0, y = sizeof(struct n::T4), z = V<struct T4>{}] __device__ () -> V<struct T4> * { return 0; }; }
void loc3(struct T6 a, V<struct T6> b, struct m::T6 c, struct n::m::T6 d) { auto l = [] __device__ () -> struct T6 { return {}; }; auto k = [x = V<struct T6>{}] __device__ {}; }
struct H { int T2, T3, T4; void a(struct T2 t, struct T3 u, struct T4 w) { auto l = [] __device__ () -> struct T3 { return {}; }; auto k = [x = V<struct T4>{}, y = (struct T3 *)0] __device__ {}; } void T6(); void b(struct T6 v, V<struct T6> w) { auto l = [] __device__ () -> struct T6 { return {}; }; } struct T5 f(struct T5 *x) { auto l = [] __device__ () -> struct T5 { return {}; }; return {}; } int T5; void g(struct T5 *x) { auto l = [] __device__ {}; } void h(struct T7 *x); };
struct T7; void H::h(struct T7 *x) { auto l = [] __device__ () -> struct T7 * { return 0; }; }
struct M { struct st { int a; } st; enum ee { x } ee; struct st f(struct st s, enum ee e, V<struct st> v) { auto l = [] __device__ () -> struct st { return {}; }; auto k = [x = (struct st *)0, y = V<struct st>{}] __device__ {}; return s; } static struct st g(struct M::st a) { auto l = [] __device__ {}; return a; } };
void mm(struct M::st s, V<struct M::st> v) { auto l = [] __device__ () -> struct M::st { return {}; }; auto k = [x = (struct M::st *)0] __device__ {}; }
struct MM : M { void f(struct st s) { auto l = [] __device__ () -> struct st { return {}; }; } };
namespace q { struct K { int z; }; int K; struct T2 { }; void f(struct K k, struct T2 t, struct T3 u) { auto l = [] __device__ () -> struct K { return {}; }; } namespace r { void g(struct K k, V<struct K> v) { auto l = [] __device__ () -> struct K { return {}; }; } struct J { int K; void h(struct K k) { auto l = [] __device__ () -> struct K { return {}; }; } }; int T3; void h(struct T3 t) { auto l = [] __device__ {}; } void T4(); void i(struct T4 t) { auto l = [] __device__ {}; } } }
void fwd(struct Und *p, V<struct Und2 *> q, struct Und *(*r)(struct Und3 *)) { auto l = [] __device__ () -> struct Und * { return 0; }; auto k = [x = (struct Und *)p] __device__ {}; }
struct stat *sf(struct stat *a); int stat(int); struct stat *sg(struct stat *a) { auto l = [] __device__ () -> struct stat * { return 0; }; return 0; }
