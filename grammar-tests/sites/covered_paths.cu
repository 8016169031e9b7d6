// std: 20
// Paths whose first name is that of a member, of a parameter that is a value, or of what a namespace between declares.
template <class F> void run(F f);
template <class T> struct Dep { int cov; };
namespace cov { struct P {}; template <class T> struct Q { struct I {}; }; namespace in { struct R {}; } constexpr int k = 4; int fun(int); enum E { e0 }; using Al = int; struct S { struct I {}; }; }
namespace outer { namespace mid { struct P {}; } namespace u { namespace v { struct W {}; } } }
struct Cls { struct I {}; using A = int; enum E {}; template <class T> struct TI {}; };
struct M1 { void f(cov::P p) { run([=] __device__ { return p; }); } int cov; };
struct M2 { int cov(); void f(cov::P p, cov::in::R q) { run([=] __device__ { return p; }); } };
struct M3 { enum { cov }; cov::P f(cov::Q<cov::P> p) { run([=] __device__ { return p; }); return {}; } };
struct M4 { int cov; void f() { run([] __device__ () -> cov::P { return {}; }); run([x = cov::P{}, y = cov::k, z = cov::fun(1), w = cov::e0] __device__ { return x; }); } };
struct B5 { int cov; }; struct M5 : B5 { void f(Dep<cov::P> p) { run([=] __device__ { return p; }); } };
template <class T> struct M6 : Dep<T> { void f(cov::P p, T t) { run([=] __device__ { return t; }); } };
struct O7 { int cov; struct M { void f(cov::P p) { run([=] __device__ { return p; }); } }; };
struct M8 { int cov; void f(cov::P p); template <class T> static void g(cov::P p, T t) { run([=] __device__ { return t; }); } }; void M8::f(cov::P p) { run([=] __device__ { return p; }); }
struct M9 { union { int cov; }; void f(const cov::P &p, cov::E *q, void (*r)(cov::P), cov::Al a, cov::S::I i) { run([=] __device__ { return q; }); } };
struct M10 { int cov; void f(cov::P cov) { run([=] __device__ { return cov; }); } };
template <int cov> void f11(cov::P p) { run([=] __device__ { return p; }); }
template <class T> struct M12 { int cov; void f(cov::Q<T> p) { run([=] __device__ { return p; }); } };
struct M13 { int in; void f(cov::in::R p) { run([=] __device__ { return p; }); } };
namespace outer { struct M14 { int mid; void f(mid::P p) { run([=] __device__ { return p; }); } void g(outer::mid::P p) { run([=] __device__ { return p; }); } }; }
namespace outer { struct M15 { int u; void f(u::v::W p) { run([=] __device__ { return p; }); } }; struct M16 { int u, outer; void f(u::v::W p) { run([=] __device__ { return p; }); } }; }
namespace outer { struct M17 { int outer; void f(outer::u::v::W p) { run([=] __device__ { return p; }); } }; }
struct M18 { int outer; void f(outer::u::v::W p) { run([=] __device__ { return p; }); } };
namespace a { int cov; void f(cov::P p) { run([=] __device__ { return p; }); } }
namespace b { void f(cov::P p) { run([=] __device__ { return p; }); } void cov(); }
struct M19 { int Cls; void f(Cls::I p, Cls::A q, Cls::E r, Cls::TI<int> s) { run([=] __device__ { return p; }); } };
namespace c { int Cls; void f(Cls::I p) { run([=] __device__ { return p; }); } }
namespace d { namespace z = cov; struct M20 { int cov; void f(z::P p) { run([=] __device__ { return p; }); } }; struct M21 { int z; void f(z::P p) { run([=] __device__ { return p; }); } }; }
