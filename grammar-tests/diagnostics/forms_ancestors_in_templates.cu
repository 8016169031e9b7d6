// std: 17
// in a template the innermost private class alone is reported
#define F public: void f() { auto a = [] __device__ () {}; }
template <class Z> class A1 { class M { class I { F }; }; };
template <class Z> class A2 { class M { public: class I { F }; }; };
template <class Z> class A3 { public: class M { class I { F }; }; };
template <class Z> class A4 { class M { F }; };
class A5 { template <class Z> class M { F }; };
class A6 { template <class Z> class M { class I { F }; }; };
class A7 { template <class Z> class M { public: class I { F }; }; };
template <class Z> class A8 { class M { class I { class J { F }; }; }; };
template <class Z> class A9 { class M { class I { public: class J { F }; }; }; };
class B1 { class M { template <class Z> class I { F }; }; };
class B2 { class M { public: template <class Z> class I { F }; }; };
class B3 { class M { class I { public: template <class Z> void f() { auto a = [] __device__ () {}; } }; }; };
template <class Z> class B4 { template <class Y> class M { template <class X> class I { F }; }; };
template <class Z> class B5 { public: struct N { class M { class I { F }; }; }; };
template <class Z> class B6 { class M { struct U { class I { F }; }; }; };
template <> class B6<int> { class M { class I { F }; }; };
template <class Z> class B6<Z *> { class M { class I { F }; }; };
