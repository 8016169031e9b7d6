// std: 17
// using declarations and directives inside of a namespace that is around the type, too
template <class F> void run(F f);
namespace a { struct S { int x; }; typedef int T; namespace in { struct U {}; } enum E { e0 }; template <class X> struct W {}; }
namespace b { using a::S; using a::T; using a::in::U; void f1(S s, T t, U u) { run([=] __device__ () { return t; }); } }
namespace a { namespace c { using a::S; using a::T; using a::in::U; using a::W; using a::E; void f2(S s, T t, U u, W<S> w, E e) { run([=] __device__ () { return t; }); } 
 namespace d { void f3(S s, T t, U u, W<T> w, E e) { run([=] __device__ () { return t; }); } } } }
namespace a { namespace g { using in::U; void f4(U u) { run([=] __device__ () { return 1; }); } } }
namespace a { namespace h { struct S {}; namespace i { using a::S; void f5(S u) { run([=] __device__ () { return 1; }); } } } }
using a::S;
void f6(S s) { run([=] __device__ () { return 1; }); }
namespace z { void f7(S s) { run([=] __device__ () { return 1; }); } }
struct G {};
namespace z { using ::G; void f8(G s) { run([=] __device__ () { return 1; }); } }
