// std: 17
// Data members that names of the function hide, in init-captures.
template <class F> int eat(F f) { return 0; }
namespace nb {
int ga = 1;
namespace ns { int gb = 2; 
void nsf(int d) { eat([x = gb + d] __device__ {}); int gb = 1; (void)gb; } }
void f1(int d) { eat([x = ga + d] __device__ {}); int ga = 2; (void)ga; }
void f2(int d) { eat([x = ga + d] __device__ {}); { int ga = 2; (void)ga; } }
void f3(int d) { { eat([x = ga + d] __device__ {}); } int ga = 2; (void)ga;  }
struct C { int k = 1; static const int m = 2; int val();
  void m1(int d) { eat([x = k + d] __device__ {}); int k = 2; (void)k; }
  void m2(int d) { eat([x = m + d] __device__ {}); int m = 2; (void)m; }
  void m3(int d) { eat([x = val() + d] __device__ {}); int val = 2; (void)val; }
  void m4(int d) { { eat([x = k + d] __device__ {}); } int k = 2; (void)k; }
  void m5(int d) { eat([x = k + d] __device__ {}); { int k = 2; (void)k; } }
  void m6(int d) { int k = 2; eat([x = this->k + d] __device__ {}); (void)k; }
  void m7(int d) { eat([x = k + d] __device__ {}); struct k {}; }
  void m8(int d) { eat([x = k + d] __device__ {}); using k = int; }
  void m9(int d) { eat([x = this->k + d] __device__ {}); int k; }
};
template <class T> struct D { int k = 1; static const int m = 2;
  void m1(int d) { eat([x = k + d] __device__ {}); int k = 2; (void)k; }
  void m2(int d) { eat([x = m + d] __device__ {}); int m = 2; (void)m; }
};
template <class T> void t1(T d) { eat([x = ga + d] __device__ {}); int ga = 2; (void)ga; }


}
namespace nc {
struct B { int kb = 1; };
struct C : B { int k = 1; int a[2];
  void m1(int d) { { eat([x = k + d] __device__ {}); int k = 2; (void)k; } }
  void m2(int d) { { eat([x = k + d] __device__ {}); int k = 2; (void)k; } int k; }
  void m3(int d) { eat([x = kb + d] __device__ {}); int kb = 2; (void)kb; }
  void m4(int d) { eat([x = k] __device__ {}); int k = 2; (void)k; }
  void m5(int d) { eat([x = a[0]] __device__ {}); int a = 2; (void)a; }
  void m6(int d) { eat([x = sizeof(k)] __device__ {}); int k = 2; (void)k; }
  void m7(int d) { eat([x = -k] __device__ {}); k: return; }
  void m8(int d) { eat([k = k] __device__ {}); int k; }
  void m9(int d) { eat([=, x = k] __device__ { return k; }); int k; }
  void m10(int d) { if (d) { eat([x = k + d] __device__ {}); } enum { k }; }
  void m11(int d) { for (int k = 0; k < 2; ++k) eat([x = C::k + d] __device__ {}); }
  void m12(int k) { eat([x = C::k + k] __device__ {}); }
  void m15(int d) { auto f = [=] { eat([x = k + d] __device__ {}); int k = 1; }; int k; }
  void m16(int d) { auto f = [=] { eat([x = k + d] __device__ {});  }; int k; }
  void m17(int d) { eat([x = C::k + d] __device__ {}); int k; }
  void m18(int d) { eat([x = B::kb + d] __device__ {}); int kb; }
  void m19(int d) { eat([x = (k)] __device__ {}); int k; }
  void m20(int d) { eat([x = k++] __device__ {}); int k; }
  void m21(int d) { eat([x = &k] __device__ {}); int k; }
  void m23(int d) { try { eat([x = k + d] __device__ {}); } catch (...) {} int k; }
};
template <class T> struct D : C { T t; 
  void m3(int d) { eat([x = k + d] __device__ {}); int k = 2; (void)k; }
  void m4(int d) { eat([x = t + d] __device__ {}); int t = 2; (void)t; }
};
namespace n { struct E { int k = 1; struct F { int k;  void f(int d) { eat([x = k + d] __device__ {}); int k; } }; void g(); }; 
void E::g() { eat([x = k + 1] __device__ {}); int k; } }
void q() { D<int> d; d.m3(2); d.m4(2); }
template <> struct D<char> { int k;  void f(int d) { eat([x = k + d] __device__ {}); int k; } };
}
namespace nd {
namespace m { struct B { int kb = 1; }; template <class T> struct BT { int kt; }; struct O { struct I { int ki; }; }; }
namespace n { struct E { int k = 1; void g(int); struct F { int f; void h(int); }; }; }
void n::E::g(int k) { eat([x = E::k + 1] __device__ {}); }
void n::E::F::h(int f) { eat([x = F::f + 1] __device__ {}); }
struct C : m::B, m::BT<int>, m::O::I { int k; static int s; enum { en };
  void m1(int d) { eat([x = kb + d] __device__ {}); int kb = 2; (void)kb; }
  void m2(int d) { eat([x = kt + d] __device__ {}); int kt = 2; (void)kt; }
  void m3(int d) { eat([x = ki + d] __device__ {}); int ki = 2; (void)ki; }
  void m4(int d) { eat([x = k + d] __device__ (int k) { return k; }); }
  void m5(int d) { eat([x = k + d] __device__ () { int k = 2; return k; }); }
  void m6(int d) { eat([x = k + d, k = 2] __device__ () { return k; }); }
  void m7(int d) { eat([k = k + d] __device__ () { return k; }); }
  void m10(int d) { for (int k = 0, j = this->k; k < 2; ++k) { eat([x = C::k + d] __device__ () { }); } }
  void m11(int d) { if (int k = d) eat([x = C::k + d] __device__ () { }); }
  void m12(int d) { switch (int k = d) { default: eat([x = C::k + d] __device__ () { }); } }
  void m13(int d) { int a[2]; for (int k : a) eat([x = C::k + d] __device__ () { }); }
  void m14(int d) { try { } catch (int k) { eat([x = C::k + d] __device__ () { }); } }
  void m15(int d) { auto f = [&](int k) { eat([x = C::k + d] __device__ () { }); }; }
  void m16(int d) { auto f = [&, k = 1] { eat([x = C::k + d] __device__ () { }); }; }
  void m18(int d) { int a = 1, *k = &a; eat([x = C::k + d] __device__ () { }); }
  void m19(int d) { void k(); eat([x = C::k + d] __device__ () { }); }
  void m20(int d) { using k = int; eat([x = C::k + d] __device__ () { }); }
  void m21(int d) { struct k {}; eat([x = C::k + d] __device__ () { }); }
  void m22(int d) { enum class k {a}; eat([x = C::k + d] __device__ () { }); }
  void m23(int d) { struct X { int k; }; eat([x = C::k + d] __device__ () { }); }
  void m25(int d) { if (d) int k = 3; eat([x = C::k + d] __device__ () { }); }
  void m26(int d) { while (int k = d) { eat([x = C::k + d] __device__ () { }); } }
  void m27(int d) { int s = 1; eat([x = C::s + d] __device__ () { }); }
  void m28(int d) { int en = 1; eat([x = C::en + d] __device__ () { }); }
  template <class U> void m29(U d) { eat([x = k + d] __device__ () { }); int k; }
  template <int W> void m30() { eat([x = k + W] __device__ () { }); int k; }
  int m31(int d) { eat([x = m31(2)] __device__ () { }); int m31; return 1; }
};
template <class T> struct D : m::B { T t; struct N { int q; void f(int q) { eat([x = N::q + q] __device__ {}); } };
  void m4(int t) { eat([x = D::t + t] __device__ {}); }
  void m5(int kb) { eat([x = D::kb + kb] __device__ {}); }
  void m6(int kb) { eat([x = B::kb + kb] __device__ {}); }
  void m7(int d); template <class U> void m8(U d);
};
template <class T> void D<T>::m7(int t) { eat([x = D::t + t] __device__ {}); }
template <class T> template <class U> void D<T>::m8(U t) { eat([x = D::t + t] __device__ {}); }
template <class T> struct D<T*> { T t;  void m4(int t) { eat([x = D::t + t] __device__ {}); } };
void q() { D<int> d; d.m4(2); d.m5(1); d.m6(1); d.m7(1); d.m8(2); D<int>::N a; a.f(1); D<int*> e; e.m4(2); C c; c.m29(2); c.m30<3>(); }
}
namespace ne {
namespace m { struct B { int kb = 1; static int sb; void g(); }; }
namespace u { int k; int kb; }
struct A2 : m::B { int ka; };
struct C : A2 { int k;
  void m1(int d) { int a[2]; for (int k : a) { eat([x = C::k + d] __device__ () { }); } }
  void m2(int d) { if (int k = d) { eat([x = C::k + d] __device__ () { }); } }
  void m6(int kb) { eat([x = C::kb + kb] __device__ () { }); }
  void m7(int kb) { eat([x = A2::kb + kb] __device__ () { }); }
  void m8(int kb) { eat([x = B::kb + kb] __device__ () { }); }
  void m9(int kb) { eat([x = m::B::kb + kb] __device__ () { }); }
  void m10(int d) { using u::k; eat([x = C::k + d] __device__ () { }); }
  void m11(int d) { using namespace u; eat([x = k + d] __device__ () { }); }
  void m12(int k) { eat([k = C::k] __device__ () { }); }
  void m13(int k) { eat([x = C::k, this] __device__ () { }); }
  void m14(int d) { if (d) { int k; } else { eat([x = C::k] __device__ () { }); int k; } }
  void m15(int ka) { eat([x = sizeof(A2::ka)] __device__ () { }); }
  void m16(int d) { do { eat([x = k] __device__ () { }); int k; } while (0); }
  void m17(int d) { { { eat([x = k] __device__ () { }); } } { int k; } }
  void m18(int d) { switch (d) { case 1: eat([x = k] __device__ () { }); break; case 2: int k; } }
  void m19(int d) { switch (d) { case 1: { eat([x = k] __device__ () { }); } break; case 2: { int k;} } }
  void m20(int d) { eat([x = k] __device__ () { }); if (d) { k: d = 1; } }
  void m21(int d) { namespace k = m; eat([x = C::k] __device__ () { }); }
  void m22(int d) { eat([x = k] __device__ () { }); typedef int (*k)(int); }
  void m23(int d) { eat([x = k] __device__ () { }); enum class en { k }; }
  void m24(int d) { eat([x = k] __device__ () { }); struct q { enum {k}; } a; }
  void m25(int d) { eat([x = k] __device__ () { }); struct q {  } k; }
  void m26(int d) { eat([x = k] __device__ () { }); struct ab { int a, b; }; auto [l, k] = ab(); }
  void m27(int d) { eat([x = k] __device__ () { }); extern void f(int k); }
  void m28(int d) { eat([x = k] __device__ () { }); auto f = [] (int k) {}; }
  int m29(int k) { return eat([x = C::k] __device__ () { }); }
  void m30(int d) { int z = eat([x = C::k] __device__ () { }), k; }
  void m31(int d) { int k = eat([x = C::k] __device__ () { }); }
  void m32(int d, int k = 1) try { eat([x = C::k] __device__ () { }); } catch (...) {}
  void m33(int d) {
    extern int z, k; eat([x = C::k] __device__ () { }); }
};
template <class T> struct D : A2 { T t; 
  void m1(int kb) { eat([x = A2::kb + kb] __device__ () { }); }
  void m2(int kb) { eat([x = m::B::kb + kb] __device__ () { }); }
  void m3(int d) { eat([x = kb + d] __device__ () { }); int kb; }
  void m4(int d) { eat([x = ka + d] __device__ () { }); int ka; }
};
template <class T> struct E : D<T> { using D<T>::t; int w; 
  void m3(int d) { eat([x = t + d] __device__ () { }); int t; }
  void m4(int t) { eat([x = E::t + t] __device__ () { });  }
  void m5(int w) { eat([x = E::w + w] __device__ () { });  }
  void m6(int w) { eat([x = E<T>::w + w] __device__ () { });  }
};
void q() { D<int> d; d.m1(1); d.m2(2); d.m3(1); d.m4(2); E<int> e; e.m3(1); e.m4(1); e.m5(1); e.m6(1); }
}
