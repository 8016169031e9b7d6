// std: 17
// return types everywhere
#include <utility>
#include <type_traits>
template <class F> int run(F, int = 0) { return 0; }
struct P { int m; int f(int) const; struct In {}; using T = int; static int s; enum E { e }; }; namespace n { struct Q {}; template <class T> struct V { using type = T; struct I {}; T t; }; inline namespace v1 { struct Z {}; } typedef Q QT; } using namespace n; template <class T> using Id = T; int gf(int); int gv; P gp;
struct S { int m; int arr[2]; P p; P *pp; int f(int) const; static int sf(int); using T = int; struct In {}; typedef In InT; enum E { e };
  void g(int a, P q, P *r, int *s, const int c, int &rf, float fl) const {
    
    run([=] __device__ () -> decltype(a) { return a; }); 
    run([=] __device__ () -> decltype(a + fl) { return a; }); 
    run([=] __device__ () -> decltype(q.m) { return a; }); 
    run([=] __device__ () -> decltype((q.m)) { return gv; });
    
    run([=] __device__ () -> decltype(r->m) { return a; }); 
    run([=] __device__ () -> decltype(q.f(a)) { return a; }); 
    run([=] __device__ () -> decltype(f(a)) { return a; }); 
    run([=] __device__ () -> decltype(this->f(a)) { return a; }); 
    run([=] __device__ () -> decltype(m) { return a; });
    
    run([=] __device__ () -> decltype(this->m) { return a; }); 
    run([=] __device__ () -> decltype(sf(1)) { return a; }); 
    run([=] __device__ () -> decltype(S::sf(1)) { return a; }); 
    run([=] __device__ () -> decltype(gf(1)) { return a; }); 
    run([=] __device__ () -> decltype(gv) { return a; });
    
    run([=] __device__ () -> decltype(s[0]) { return s[0]; }); 
    run([=] __device__ () -> decltype(*s) { return gv; }); 
    run([=] __device__ () -> decltype(&a) { return nullptr; }); 
    run([=] __device__ () -> decltype(1) { return a; }); 
    run([=] __device__ () -> decltype(1.5f) { return a; });
    
    run([=] __device__ () -> decltype(P{}) { return {}; }); 
    run([=] __device__ () -> decltype(P().m) { return 1; }); 
    run([=] __device__ () -> decltype(std::declval<P>()) { return P{}; }); 
    run([=] __device__ () -> decltype(nullptr) { return nullptr; }); 
    run([=] __device__ () -> decltype("x") { return "x"; });
    
    run([=] __device__ () -> decltype(sizeof(a)) { return 1; }); 
    run([=] __device__ () -> decltype(a ? 1 : 2) { return 1; }); 
    run([=] __device__ () -> decltype(a == 1 && c) { return 1; }); 
    run([=] __device__ () -> decltype((float)a) { return 1; }); 
    run([=] __device__ () -> decltype(static_cast<long>(a)) { return 1; });
    
    run([=] __device__ (int b) -> decltype(b) { return b; }); 
    run([=] __device__ (int b) -> decltype(a + b) { return b; }); 
    run([=] __device__ (int b) -> decltype(a) { return b; }); 
    run([=] __device__ (int a) -> decltype(a) { return a; }); 
    run([=] __device__ (P b) -> decltype(b.m) { return 1; });
    
    run([=] __device__ () -> In { return {}; }); 
    run([=] __device__ () -> InT { return {}; }); 
    run([=] __device__ () -> S::In { return {}; }); 
    run([=] __device__ () -> T { return 1; }); 
    run([=] __device__ () -> E { return e; });
    
    run([=] __device__ () -> P::In { return {}; }); 
    run([=] __device__ () -> P::T { return 1; }); 
    run([=] __device__ () -> Q { return {}; }); 
    run([=] __device__ () -> n::Q { return {}; }); 
    run([=] __device__ () -> ::n::Q { return {}; });
    
    run([=] __device__ () -> V<int> { return {}; }); 
    run([=] __device__ () -> V<Q>::I { return {}; }); 
    run([=] __device__ () -> V<int>::type { return {}; }); 
    run([=] __device__ () -> Z { return {}; }); 
    run([=] __device__ () -> n::Z { return {}; }); 
    run([=] __device__ () -> QT { return {}; }); 
    run([=] __device__ () -> Id<int> { return {}; });
    
    run([=] __device__ () -> const int { return a; }); 
    run([=] __device__ () -> int const & { return c; }); 
    run([=] __device__ () -> volatile int * { return nullptr; }); 
    run([=] __device__ () -> int (*)(int) { return nullptr; }); 
    run([=] __device__ () -> int (*)[3] { return nullptr; }); 
    run([=] __device__ () -> int (&)[2] { return const_cast<int (&)[2]>(arr); }); 
    run([=] __device__ () -> int P::* { return nullptr; }); 
    run([=] __device__ () -> int (P::*)(int) const { return nullptr; }); 
    run([=] __device__ () -> P &&  { return P{}; });
    
    run([=] __device__ () -> unsigned { return a; }); 
    run([=] __device__ () -> unsigned int { return a; }); 
    run([=] __device__ () -> long long int { return a; }); 
    run([=] __device__ () -> short unsigned { return a; }); 
    run([=] __device__ () -> signed { return a; }); 
    run([=] __device__ () -> long double { return a; }); 
    run([=] __device__ () -> struct P { return {}; }); 
    run([=] __device__ () -> std::pair<int, Q> { return {}; }); 
    run([=] __device__ () -> std::enable_if_t<true, P> { return {}; }); 
    run([=] __device__ () -> typename V<int>::I { return {}; }); 
    run([=] __device__ () -> void {}); 
    run([=] __device__ () -> bool { return a; });
    
    run([=] __device__ () -> auto { return a; }); 
    run([=] __device__ () -> auto { return fl; }); 
    run([=] __device__ () -> auto { return 1; }); 
    run([=] __device__ () -> auto { return 1.5; }); 
    run([=] __device__ () -> auto { return true; }); 
    run([=] __device__ () -> auto { return; }); 
    run([=] __device__ () -> auto {}); 
    run([=] __device__ () -> auto { return q; }); 
    run([=] __device__ () -> decltype(auto) { return a; }); 
    run([=] __device__ () -> decltype(auto) { return (a); }); 
    run([=] __device__ () mutable -> decltype(auto) { return (a); }); 
    run([=] __device__ () -> auto { return a + 1; }); 
    run([=] __device__ () -> auto { return 'c'; }); 
    run([=] __device__ () -> auto { return 1u; }); 
    run([=] __device__ () -> auto { return (long)a; }); 
    run([=] __device__ () -> auto { return P{}; }); 
    run([=] __device__ () -> auto { return nullptr; }); 
    run([=] __device__ () -> auto { return c; }); 
    
    run([=] __host__ __device__ () -> int { return a; }); 
    run([=] __host__ __device__ () -> decltype(a) { return a; });
  }
};
