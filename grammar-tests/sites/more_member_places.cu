// std: 17
// members and bases whose declarations have several declarators, bodies, bit-fields, pointers to members
template <int N> struct V {};
struct S { static const int a = 1, b = 2; static constexpr int c{3}, d = 4; };
void f(V<S::a> a, V<S::b> b, V<S::c> c, V<S::d> d) {
  auto l = [=] __device__ () { (void)a; };
}
struct M { int x; };
template <class T> struct Box { T value; T get() const { return value; } };
struct D : Box<Box<const float *> > { int M::*p, *q; union { int u, *v; }; enum { one = 1, two } e; typedef struct { int z; } Pair; Pair pair; };
void g(D d, D *pd) {
  auto p = d.p; auto q = d.q; auto v = d.v; auto e = d.e; auto z = pd->pair.z; auto value = d.value; auto got = d.get().get();
  auto &rp = d.p; auto &rv = pd->v;
  auto l1 = [=] __device__ () { (void)p; (void)q; (void)v; (void)e; (void)z; (void)value; (void)got; };
  auto l2 = [=] __device__ () { (void)rp; (void)rv; };
}
static D s;
void h() {
  auto &r1 = s.u; auto &r2 = s.v; auto &r3 = s.pair.z; auto &r4 = s.value.value;
  auto l = [=] __device__ () { (void)r1; (void)r2; (void)r3; (void)r4; };
}
