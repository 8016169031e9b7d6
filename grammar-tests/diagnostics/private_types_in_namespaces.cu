// std: 17
// private types of classes in namespaces, reached through using declarations, directives and aliases
template <class F> int use(F f);
namespace n { struct S { private: struct P { int v; }; protected: struct Q { int w; }; public: struct R { int r; }; static P p(); static Q q(); typedef P PA; friend void fr(); template <class T> struct T1 { T t; }; private: template <class T> struct T2 { T t; }; public: static T2<int> t2(); static T1<P> t1(); void me(); using QA = Q; P pm; }; template <class T> struct W { T t; }; }
void f1() { auto a = n::S::p(); use([=] __device__ { return a.v; }); }
void f2() { auto a = n::S::q(); use([=] __device__ { return a.w; }); }
void f3() { auto a = n::S::t2(); use([=] __device__ { return a.t; }); }
void f4() { auto a = n::S::t1(); use([=] __device__ { return a.t.v; }); }
void f5() { n::S::PA a{}; use([=] __device__ { return a.v; }); }
void f6() { n::S::QA a{}; use([=] __device__ { return a.w; }); }
void f7(n::S::PA a) { use([] __device__ { return 1; }); }
n::S::QA f8() { use([] __device__ { return 1; }); return {}; }
void f9() { using namespace n; S::PA a{}; use([=] __device__ { return a.v; }); }
void f10() { using n::S; S::PA a{}; use([=] __device__ { return a.v; }); }
void f11() { namespace m = n; m::W<m::S::PA> b{}; use([=] __device__ { return b.t.v; }); }
void f12() { using namespace n; W<S::QA> b{}; use([=] __device__ { return b.t.w; }); }
void f13() { using A = n::W<n::S::PA>; A b{}; use([=] __device__ (A *k) { return 1; }); }
