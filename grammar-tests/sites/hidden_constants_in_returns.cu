// std: 17
// Constants in return types and init-captures that something hides.
template <class F> int er_run(F f) { return 0; }
namespace er { enum E { e0, e1, e2, e3, e4 }; template <E> struct P {}; namespace sub { enum H { e0, g0 }; 
void f(int n) { er_run([=] __device__() -> P<E::e0> { return {}; }); er_run([=] __device__() -> P<er::e0> { return {}; }); er_run([=] __device__() -> P<e1> { return {}; }); er_run([x = P<E::e0>()] __device__() { return 1; }); er_run([x = P<er::e0>()] __device__() { return 1; }); er_run([x = P<er::e1>{}] __device__() { return 1; }); }
void g(int e1) { er_run([=] __device__() -> P<E::e1> { return {}; }); er_run([x = P<E::e1>()] __device__() { return 1; }); }
struct K { static const int e2 = 1; void f(int n) { er_run([] __device__() -> P<E::e2> { return {}; }); er_run([x = P<E::e2>()] __device__() { return 1; }); er_run([x = P<er::e0>()] __device__() { return 1; }); } };
template <class T> void h(T n) { er_run([=] __device__() -> P<E::e0> { return {}; }); er_run([=] __device__() -> P<er::e0> { return {}; }); er_run([=] __device__() -> P<e1> { return {}; }); er_run([x = P<E::e0>()] __device__() { return 1; }); er_run([x = P<er::e0>()] __device__() { return 1; }); er_run([x = P<er::e1>{}] __device__() { return 1; }); }
} }
