// std: 17
// Names below using declarations, and those that using declarations and directives in a block bring.
template <class F> int eat(F f);
namespace a { struct S { struct In {}; using t = int; enum E { e }; template <class T> struct TI { using q = T; }; }; template <class T> struct B { struct In {}; using t = T; }; enum class ES { x }; namespace sub { struct Deep { struct In {}; }; } using AS = S; }
using a::S; using a::B; using a::ES; using a::AS;
void f1(S::In p, B<int>::In q, B<int>::t r, S::t u, S::E v, ES w, AS::In x, S::TI<int>::q y, S s, B<S> bs, B<S::In>::t bi) { eat([] __device__ { return 1; }); eat([x = S::e] __device__ { return 1; }); eat([] __device__ () -> S::In { return {}; }); eat([x = S::In{}] __device__ { return 1; }); eat([x = ES::x] __device__ { return 1; }); }
namespace b { using a::S; using a::sub::Deep; void f2(S::In p, Deep::In q, B<int>::In) { eat([] __device__ { return 1; }); } struct M { void m(S::In p, Deep d) { eat([] __device__ { return 1; }); } }; }
void f3(b::S::In p, b::Deep q, b::S r) { eat([] __device__ { return 1; }); }
template <class T> void f4(typename B<T>::In p, typename B<T>::t q, S::In r, typename S::template TI<T>::q s) { eat([] __device__ { return 1; }); }
void f5() { using a::sub::Deep; eat([] __device__ () -> Deep { return {}; }); eat([] __device__ () -> Deep::In { return {}; }); eat([x = Deep{}] __device__ { return 1; }); using namespace a; eat([] __device__ () -> sub::Deep { return {}; }); }
namespace c { using namespace a; void f6(S::In p, sub::Deep::In q, B<int> x) { eat([] __device__ { return 1; }); } } namespace d { using c::S; namespace cc = c; void f7(S::In p, c::S q, cc::S::In r, c::sub::Deep t) { eat([] __device__ { return 1; }); } }
struct Base { struct N {}; using T2 = int; }; struct Der : Base { using Base::N; void m(N n, T2 t, Base::N o) { eat([] __device__ { return 1; }); } }; template <class T> struct TB { struct N {}; using ty = T; }; template <class T> struct TD : TB<T> { using typename TB<T>::N; using ty = typename TB<T>::ty; void m(ty t, typename TB<T>::N o, S::In p, S q) { eat([] __device__ { return 1; }); } };
