// std: 17
template <class F> void eat(F f) {}
struct P { int a; };
int gl;
template <class T> auto a(P c) -> decltype(sizeof c) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto b(P c) -> decltype(sizeof(c)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto c(P c) -> decltype(sizeof c.a) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto d(P c) -> decltype(sizeof(c.a) + 1) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto e(P c) -> decltype(sizeof(P)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> void f(P c, decltype(sizeof c) q) { eat([=] __device__ { return c.a; }); }
template <class T> void g(P c, decltype(sizeof(c)) q) { eat([=] __device__ { return c.a; }); }
template <class T> void h(P *c, decltype(sizeof *c) q, decltype(sizeof(*c)) r) { eat([=] __device__ { return c->a; }); }
template <class T> void h2(T *c, decltype(sizeof *c) q, decltype(sizeof(*c)) r) { eat([=] __device__ { return q; }); }
template <class T> auto k(P c) -> decltype(sizeof ((c))) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto l(P c) -> decltype(sizeof c + 1) { eat([=, q = sizeof c, r = sizeof(c), s = sizeof c.a] __device__ { return c.a; }); return 0; }
template <class T> auto m(P c) -> decltype(sizeof(gl)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> struct S { auto n(P c) -> decltype(sizeof(c)) { eat([=] __device__ { return c.a; }); return 0; } auto o(T c) -> decltype(sizeof(c)) { eat([=] __device__ { return 1; }); return 0; } };
template <class T, class... R> auto p(P c) -> decltype(sizeof(c)) { eat([=] __device__ { return c.a; }); return 0; }
template <class... R> auto q(P c, R... r) -> decltype(sizeof...(r)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto r(P c) -> decltype(noexcept(c)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto s(P c) -> decltype(alignof(P)) { eat([=] __device__ { return c.a; }); return 0; }
template <class T> auto t(P **c) -> decltype(sizeof(c)) { eat([=] __device__ { return c; }); return 0; }
template <class T> static auto t2(P **c) -> decltype(sizeof(c)) { eat([=] __device__ { return c; }); return 0; }
template <class T, class... Rs_> static auto t3(P **c) -> decltype(sizeof(c)) { eat([=] __device__ { return c; }); return 0; }
auto t4(P **c) -> decltype(sizeof(c)) { eat([=] __device__ { return c; }); return 0; }
auto t5(P **c) -> decltype((sizeof(c))) { eat([=] __device__ { return c; }); return 0; }
template <class T> void cap(T t, P p, T *q, int n) { using A = T; using B = P; A a; B b; auto l = p; auto m = t; eat([=, r = sizeof(t), s = sizeof(p), u = sizeof(*q), v = sizeof(a), w = sizeof(b), x = sizeof(l), y = sizeof(m), z = sizeof(t + n), aa = sizeof(n + n), bb = sizeof n, cc = sizeof(p.a + t)] __device__ { return 1; }); }
template <class T> void arr(T t, P p) { int a[3]; T b[3]; P c[sizeof(T)]; eat([=, r = sizeof(a), s = sizeof(b), u = sizeof(c), v = sizeof(a[0]), w = sizeof(b[0]), x = sizeof(a) / sizeof(a[0]), y = sizeof(b) / sizeof(*b)] __device__ { return 1; }); }
template <int N> void val(P p) { int a[N]; int b[3]; eat([=, r = sizeof(a), s = sizeof(b), t = sizeof(N), u = sizeof(p.a + N)] __device__ { return 1; }); }
template <class T> struct VT { P p; static P sp; static T st; T t; void f() { eat([=, q = sizeof(p), r = sizeof(this->p), s = sizeof(sp), u = sizeof(st), v = sizeof(*this), w = sizeof(p.a)] __device__ { return 1; }); } };
