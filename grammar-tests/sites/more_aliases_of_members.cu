// std: 17
// aliases that are members of classes, in template arguments; names in unnamed namespaces
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
template <class T> struct Span {}; using idx = unsigned long; struct P {};
namespace x { namespace y { namespace z { namespace { struct Un {}; using Pair = Span<int>; namespace in { struct D {}; } enum E { e }; } void f(Un a, Span<Pair> b, in::D c, E d, Span<Un> *e) { L; } namespace w { void g(Un a, Pair b) { L; } } } void h(z::Un a) { L; } } }
namespace { namespace q { struct R {}; namespace { struct S {}; } void k(R a, S b) { L; } } } void m(q::R a, q::S b) { L; }
class A { public: using Off = idx; using OP = P; typedef Span<idx> SI; void f(Span<Off> a, Off b, Span<OP> c, SI d); void g(Span<Off> a) { L; } Span<Off> h(); static void s(Span<Off> a, Span<idx> b); private: using Pri = idx; public: void p(Span<Pri> a, Pri b); };
void A::f(Span<Off> a, Off b, Span<OP> c, SI d) { L; }
Span<A::Off> A::h() { L; return {}; }
void A::s(Span<Off> a, Span<idx> b) { L; }
void A::p(Span<Pri> a, Pri b) { L; }
class B { public: using Off = idx; void f(Span<Off> a); void g(Span<Off const> a); }; void pre(Span<idx> a) { L; }
void B::f(Span<Off> a) { L; }
void B::g(Span<Off const> a) { L; }
void post(Span<A::Off> a, Span<B::Off> b) { L; }
class C2 { using Off = unsigned char; static_assert(sizeof(Off) == 1, ""); Span<Off> m1; Span<Off const> get() const { return {}; } public: void f(Span<P> e, Span<Off> a); };
void C2::f(Span<P> e, Span<Off> a) { L; }
