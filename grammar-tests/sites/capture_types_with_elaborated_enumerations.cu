// std: 17
// enum E in a declaration names the enumeration further out: it is no local type.
template <class F> int eat(F f) { return 0; }
enum class Col { red };
enum Plain { p0 };
struct P { int a; };
template <class T> struct Box { T v; };
void f(int k) {
  eat([=] __device__ (Box<volatile enum Col *> *a, enum Plain b, enum Col c, struct P d, const enum Col *e) { return k; });
  Col c{};
  P p{};
  eat([=] __device__ { return p.a + int(c); });
}
void g(enum Col *a, struct P b) {
  enum Col d{};
  eat([=] __device__ { return int(d) + b.a; });
  (void)sizeof(enum Plain);
  Plain q{};
  eat([=] __device__ (Plain, Col) { return q; });
}
