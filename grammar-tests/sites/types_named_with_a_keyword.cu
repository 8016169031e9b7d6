// std: 17
// Types that are named with `struct` because a member, a function or a variable has their name.
struct A { struct T { int x; }; };
struct T { int y; };
struct H { int T; static int S; void m(struct T t) { [t] __device__ { return t.y; }; } 
  void n(struct T *t) const { auto l = [=] __device__ () -> struct T { return *t; }; } };
struct Q : A { void m(struct T t) { [t] __device__ { return t.x; }; } };
struct S { int z; };
struct HS { void S(); void m(struct S s, int n) { auto l = [=] __device__ { return s.z + n; }; } static void sm(struct S &s) { auto l = [] __device__ {}; } };
int T2; struct T2 { int q; };
void f1(struct T2 t) { auto l = [] __device__ {}; }
struct D2 : H { void m(struct T t) { auto l = [] __device__ {}; } };
void stat(struct stat *s, int k) { auto l = [] __device__ {}; }
struct stat { int a; };
int stat2(const struct stat *s) { auto l = [] __device__ () -> const struct stat * { return nullptr; }; return 0; }
namespace ns { struct K { int a; }; void K(int); void f(struct K k) { auto l = [] __device__ {}; } enum E { e1 }; int E; void g(enum E e) { auto l = [] __device__ {}; } }
void g1(struct ns::K k) { auto l = [k] __device__ () -> struct ns::K { return k; }; }
template <class U> struct TP { U T; void m(struct T t) { auto l = [] __device__ {}; } template <class V> void n(struct T *t, V v) { auto l = [] __device__ {}; } };
struct H3 { enum { T, S }; void m(struct T t, struct S *s) { auto l = [] __device__ {}; } struct T mk(struct T t) { auto l = [] __device__ {}; return t; } };
struct H4 { int T; void m(); void k(struct T); };
void H4::k(struct T t) { auto l = [] __device__ {}; }
void H4::m() { struct T t; auto l = [t] __device__ () -> struct T { return t; }; auto k = [x = (struct T *)0] __device__ {}; auto k2 = [x = sizeof(struct T)] __device__ {}; }
