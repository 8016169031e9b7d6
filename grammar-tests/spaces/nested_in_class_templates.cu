// std: 17
// Member functions of classes in class templates, and of local classes in templates, of which only an instance tells.
#define HD __host__ __device__
struct Cls { HD Cls() {} int m(); Cls operator+(int); int operator()(int); static int s(); };
template <class T> struct N1 { struct I { T t; HD void f() { t.m(); } }; };
template struct N1<Cls>;
template <class T> struct N2 { struct I { struct J { T t; HD void f() { t.m(); } }; }; };
template struct N2<Cls>;
template <class T> struct N4 { struct I { T t; HD void f() { t.m(); } }; I i; HD void g() { i.f(); } };
__global__ void b4(N4<Cls> n) { n.g(); }
template <class T> HD void l1(T t) { struct L { T t; HD void f() { t.m(); } }; L l; l.f(); }
__global__ void c1() { l1(Cls()); }
template <class T> HD void l2(T t) { struct L { HD static void f(T &t) { t.m(); } }; L::f(t); }
__global__ void c2() { l2(Cls()); }
template <class T> HD void l3(T t) { struct L { HD int operator()(T &t) { return t.m(); } }; L()(t); }
__global__ void c3() { l3(Cls()); }
template <class T> HD void l4(T t) { struct L { T &t; HD L(T &t) : t(t) { t.m(); } }; L l(t); }
__global__ void c4() { l4(Cls()); }
template <class T> HD void l5(T t) { struct L { HD void f() { T t; t.m(); } }; L().f(); }
__global__ void c5() { l5(Cls()); }
struct Gls { HD Gls() {} HD int m(); HD int operator()(int); HD static int s(); };
template <class T> struct Nn1 { struct I { T t; HD void f() { t.m(); } }; };
template <> struct Nn1<Cls> { struct I { HD void f() {} }; };
__global__ void n1() { Nn1<Cls>::I i; i.f(); }
template <class T> struct Nn2 { struct I { T t; HD void f() { t.m(); } }; I i; };
__global__ void n2(Nn2<Gls> g) { g.i.f(); }
__global__ void n3(Nn2<Cls> g) { g.i.f(); }
template <class T> struct Nn4 { template <class U> struct I { U u; T t; HD void f() { u.m(); } HD void g() { t.m(); } }; I<Gls> i; };
__global__ void n4(Nn4<Cls> c) { c.i.f(); }
__global__ void n5(Nn4<Cls> c) { c.i.g(); }
template <class T> struct Nn6 { struct I { HD static void f() { T::s(); } }; HD void g() { I::f(); } };
__global__ void n6(Nn6<Cls> c) { c.g(); }
template <class T> struct Nn7 { struct I { HD T get() { return T(); } }; HD void g() { I().get().m(); } };
__global__ void n7(Nn7<Cls> c) { c.g(); }
template <class T> struct Nn8 : Nn2<T> { HD void g() { this->i.f(); } };
__global__ void n8(Nn8<Cls> c) { c.g(); }
template <class T> struct Nn9 { struct I { T t; HD void f() { t.m(); } }; HD I get() { return I(); } };
__global__ void n9(Nn9<Cls> c) { c.get().f(); }
template <class T> struct Nn10 { struct I { Nn10 *o; HD void f() { o->g(); } }; T t; HD void g() { t.m(); } };
__global__ void n10(Nn10<Cls>::I i) { i.f(); }
template <class T, class U> struct Nn11 { struct I { T t; U u; HD void f() { t.m(); } }; };
template struct Nn11<Gls, Cls>;
template <class T, class U> struct Nn12 { struct I { T t; U u; HD void f() { u.m(); } }; };
template struct Nn12<Gls, Cls>;
