// std: 17
// private types: aliases, friends, derived classes, nested chains, templates, enumerations, bases, using-declarations, calls
template <class T> struct Box { T t; };
class A {
  struct P { int x; struct Q { int y; }; }; enum E { e0 }; enum class EC { c0 }; typedef int I; using J = double; struct V; template <class T> struct W {}; union U { int i; };
 protected:
  struct R { int r; };
 public:
  struct O { int o; }; typedef P PubP; using PubR = R; P mp; E me; static P sp; P fp(); static P *spp(); R fr(); I fi(); W<int> fw(); auto fa() { return mp; } class K { public: struct Z { int z; }; struct B2 {}; private: struct Y { int y; }; public: typedef Y YY; };
  static constexpr int n = 3;
  void f() {
    P a; P::Q b; E c = e0; EC d = EC::c0; I i = 0; J j = 0; R r; O o; W<int> w; U u; P *pp; Box<P> bp; P arr[2]; int P::*pm; K::Z z; auto m = mp; auto q = fp(); auto s = this->mp; auto t = spp();
    auto l1 = [a] __device__ () {};
    auto l2 = [b] __device__ () {};
    auto l3 = [c] __device__ () {};
    auto l4 = [d] __device__ () {};
    auto l5 = [i] __device__ () {};
    auto l6 = [j] __device__ () {};
    auto l7 = [r] __device__ () {};
    auto l8 = [o] __device__ () {};
    auto l9 = [w] __device__ () {};
    auto l10 = [u] __device__ () {};
    auto l11 = [pp] __device__ () {};
    auto l12 = [bp] __device__ () {};
    auto l13 = [arr] __device__ () {};
    auto l14 = [pm] __device__ () {};
    auto l15 = [z] __device__ () {};
    auto l16 = [m] __device__ () {};
    auto l17 = [q] __device__ () {};
    auto l18 = [s] __device__ () {};
    auto l19 = [t] __device__ () {};
    auto l20 = [v = mp] __device__ () {};
    auto l21 = [v = mp.x] __device__ () {};
    auto l22 = [v = me] __device__ () {};
    auto l23 = [v = e0] __device__ () {};
    auto l24 = [v = this] __device__ () {};
    auto l25 = [v = sp] __device__ () {};
    auto l26 = [v = fp()] __device__ () {};
    auto l27 = [v = fi()] __device__ () {};
  }
};
struct D : A { using A::R; void g() { R r; auto l = [r] __device__ () {}; PubP p; auto m = [p] __device__ () {}; } };
class F : A { public: void g() { O o; auto l = [o] __device__ () {}; R r; auto m = [r] __device__ () {}; } };
void h(A a, A &ra, A *pa, A::PubP pp, A::PubR pr, A::K k, A::K::YY yy) {
  auto x = a.mp; auto y = ra.fp(); auto *z = A::spp(); auto w = a.fw(); auto v = pa->fa(); auto e = a.me; auto i = a.fi(); auto fr = a.fr(); A::O o; decltype(a.mp) dm; decltype(A::sp) ds; auto [b0] = pp; auto mem = &A::mp; auto memf = &A::fp;
  auto l1 = [x] __device__ () {};
  auto l2 = [y] __device__ () {};
  auto l3 = [z] __device__ () {};
  auto l4 = [w] __device__ () {};
  auto l6 = [e] __device__ () {};
  auto l7 = [i] __device__ () {};
  auto l8 = [fr] __device__ () {};
  auto l9 = [o, a, pa] __device__ () {};
  auto l10 = [dm] __device__ () {};
  auto l11 = [ds] __device__ () {};
  auto l12 = [pp] __device__ () {};
  auto l13 = [pr] __device__ () {};
  auto l14 = [k] __device__ () {};
  auto l15 = [yy] __device__ () {};
  auto l17 = [mem] __device__ () {};
  auto l18 = [memf] __device__ () {};
  auto l19 = [=] __device__ () { return x.x + pp.x; };
}
template <class T> class TA { struct P { T t; }; struct N { int n; }; public: P p; N n; static N sn(); void f() { P q; N r; auto l = [q] __device__ () {}; auto m = [r] __device__ () {}; auto k = [v = n] __device__ () {}; } };
void k(TA<int> t) { auto p = t.p; auto n = TA<int>::sn(); auto l = [p] __device__ () {}; auto m = [n] __device__ () {}; }
