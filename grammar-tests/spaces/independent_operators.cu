// std: 17
// Operators of classes in arguments: one with two operands waits for the instantiation if one of them is made where it stands.
#define HD __host__ __device__
__device__ int d(int a, int b = 1);
struct C { int v; HD C(int = 0); HD int operator+(int) const; HD int operator[](int) const; HD int operator!() const; HD C &operator++(); HD int operator*() const; HD C operator-() const; HD bool operator==(const C &) const; };
struct D { int v; HD D(int = 0); };
HD int operator+(const D &, int);
HD int operator!(const D &);
HD bool operator==(const D &, const D &);
template <class T> struct B { int v; HD B(int = 0); HD int operator+(int) const; HD int operator[](int) const; };
template <class T> struct F { int v; HD F(int = 0); };
template <class T> HD int operator+(const F<T> &, int);
template <class U> HD int operator*(const D &, const U &);
struct G { int v; HD G(int = 0); friend HD int operator+(const G &g, int i) { return g.v; } };
namespace n { struct N {}; HD int operator+(const N &, int); }
template <class T> HD int u(T z, int a, C c, D e, B<int> b, F<int> f, G g, n::N o) {
  d(c + a);
  d(c + 1);
  d(c[a]);
  d(!c);
  d((++c).v);
  d(*c);
  d((-c).v);
  d(c == c);
  d(e + a);
  d(!e);
  d(e == e);
  d(b + a);
  d(b[a]);
  d(f + a);
  d(e * a);
  d(g + a);
  d(o + a);
  d(c + z);
  d(e + z);
  d(c[z]);
  d(c + int(z));
  d(D() + a);
  d(C(a) + a);
  d((c + a) + (c + 1));
  d(c + a + 1);
  d((c + a) * a);
  d(C(z) + 1);
  d(C{a} + 1);
  return 0;
}
template <class T> struct M {
  C c; D e; int v;
  HD int m(int a) {
    d(c + a);
    d(e + a);
    d(C(a) + a);
    d(C() + 1);
    d(D() + 1);
    d(v + a);
    d(v ? 1 : 2);
    d(v ? a : 2);
    d(C(1)[1]);
    return 1;
  }
  HD int n(C c, D e, int a) {
    d(c + a);
    d(e + a);
    d(c[a]);
    return 1;
  }
};
int use() { return u(1, 2, C(), D(), B<int>(), F<int>(), G(), n::N()) + M<int>().m(1) + M<int>().n(C(), D(), 1); }
