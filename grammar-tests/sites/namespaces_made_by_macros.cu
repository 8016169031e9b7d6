// std: 17
template <class F> void run(F f) {}
namespace o { struct T { int x; }; using I = int; enum K { k0 }; }

// One namespace, and what needs a semicolon after it.
#define ONE(n, ...) namespace n { __VA_ARGS__ } static_assert(true, "")
// Two, one of them in another.
#define TWO(n, ...) namespace outer { namespace n { __VA_ARGS__ } } namespace n { __VA_ARGS__ }
#define UNNAMED(...) namespace { __VA_ARGS__ }
#define INLINE(n, ...) inline namespace n { __VA_ARGS__ }
#define NESTED(n, ...) namespace n::inner { __VA_ARGS__ }
#define BEFORE(n, ...) struct before_##n { int i; }; namespace n { __VA_ARGS__ } struct after_##n { int i; };
#define EMPTY(n) namespace n { inline namespace v1 { } }

namespace lib {

ONE(one, struct S { int a; }; void f(S s) { run([=] __device__ () { (void)s; }); });
ONE(one, template <class T> void g(S s, T t) { run([=] __device__ () { (void)s; (void)t; }); });
void h(one::S s) { run([=] __device__ () { (void)s; }); }
namespace one { void again(S s) { run([=] __device__ () { (void)s; }); } }

TWO(both, struct S { int a; }; void f(S s) { run([=] __device__ () { (void)s; }); })
void h(outer::both::S s, both::S t) { run([=] __device__ () { (void)s; (void)t; }); }

UNNAMED(struct U { int a; }; void u(U s) { run([=] __device__ () { (void)s; }); })
void hu(U s) { run([=] __device__ () { (void)s; }); }

INLINE(v2, struct V { int a; }; void v(V s) { run([=] __device__ () { (void)s; }); })
void hv(V s, v2::V t) { run([=] __device__ () { (void)s; (void)t; }); }

NESTED(deep, struct D { struct In { int i; }; }; void d(D::In s) { run([=] __device__ () { (void)s; }); })
void hd(deep::inner::D::In s) { run([=] __device__ () { (void)s; }); }

BEFORE(mid, struct M { int a; }; void m(M s, before_mid t) { run([=] __device__ () { (void)s; (void)t; }); })
void hm(mid::M s, before_mid t, after_mid u) { run([=] __device__ () { (void)s; (void)t; (void)u; }); }

EMPTY(open)
namespace open { namespace v1 { struct O { int a; }; } }
void ho(open::O s) { run([=] __device__ () { (void)s; }); }

// Members of the classes.
ONE(members, template <class T> struct C { T t; void f(); struct N { T t; }; void g(N n) { run([=] __device__ () { (void)n; }); } };);
template <class T> void members::C<T>::f() { T u = t; run([=] __device__ () { (void)u; }); }

// Names through them.
ONE(names, using o::T; using I = o::I; using namespace o; namespace p = o; typedef T *P; const int n = 3; constexpr int m = n;);
void hn(names::T t, names::I i, names::P p, names::K k, names::p::T q)
{
  int a[names::m] = {};
  const int &r = names::n;
  run([=] __device__ () { (void)t; (void)i; (void)p; (void)k; (void)q; (void)a[0]; (void)r; });
}

// The first declaration of a template has the types of its tag.
#define DECLARE void build(int n, const element& e)
#define DECLARE_ALL(G) void build_all(int n, const element& e, G* g)
#define ALL using element = o::T; DECLARE; template <class G> DECLARE_ALL(G)
#define IN_ALL(n, ...) namespace other { namespace n { __VA_ARGS__; } } namespace this_one { namespace n { __VA_ARGS__; } } static_assert(true, "")
IN_ALL(part, ALL);
#undef ALL
namespace this_one { namespace part {
using o::T;
void build(int n, const element& e) { run([=] __device__ () { (void)n; }); }
template <class G> void build_all(int n, const T& e, G* g) { run([=] __device__ () { (void)g; }); }
} }

}
