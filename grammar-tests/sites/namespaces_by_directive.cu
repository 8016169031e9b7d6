// std: 17
// Namespaces that using directives show, beginning paths of types.
template <class F> int nd_run(F f) { f(); return 0; }
#define L nd_run([=] __host__ __device__() { return 1; });
namespace nd1 { namespace a { namespace b { struct Z {}; namespace c { struct W {}; } } struct Y {}; } using namespace a; void f(b::Z z, Y y, b::c::W w) { L } void g(a::b::Z z, nd1::a::b::Z y) { L } struct K { void m(b::Z z, b::c::W w) { L } }; namespace w { void f(b::Z z, Y y) { L } } template <class T> void h(b::Z z, T t) { L } }
namespace nd2 { namespace a { namespace b { struct Z {}; } } } namespace nd2 { using namespace a; namespace o { void f(b::Z z) { L } namespace a { struct A {}; void g(b::Z z) { L } } void h(b::Z z) { L } } }
namespace nd4 { namespace a { inline namespace v { namespace b { struct Z {}; } } } using namespace a; void f(b::Z z) { L } namespace { namespace u { struct Z {}; } } void g(u::Z z) { L } }
namespace nd5 { namespace a { namespace b { struct Z {}; } namespace al = b; } using namespace a; void f(b::Z z) { L } }
namespace nd6 { namespace a { namespace b { struct Z {}; } } namespace x { using namespace nd6::a; namespace y { void f(b::Z z) { L } } } }
namespace nd7 { namespace a { namespace b { template <class T> struct V {}; enum E { e0 }; struct Z {}; } } using namespace a; void f(b::V<b::Z> z, b::V<b::V<b::E>> y) { L } b::Z *g(b::Z *(*h)(b::Z)) { L return nullptr; } auto i(int n) -> b::Z { L return b::Z(); } void j(int b::Z::*p) { L } }
namespace nd9 { namespace a { namespace b { struct Z {}; } } namespace o { using namespace nd9::a; void f(b::Z z) { L } namespace a { struct A {}; void g(b::Z z) { L } } } }
namespace nd10 { void f(nd1::a::b::Z z) { L } using namespace nd1; void g(a::b::Z z, b::Z y, Y w) { L } }
void nd_a(nd7::a::b::Z z) { L }
using namespace nd7;
void nd_b(b::Z z, a::b::V<b::Z> v) { L }
namespace dl2 { namespace a { namespace b { struct Z {}; } struct Y {}; } void f(a::b::Z z) { L } void g(a::Y y) { L } void h(dl2::a::b::Z z, dl2::a::Y y) { L } using namespace a; void f2(a::b::Z z) { L } void g2(a::Y y) { L } void g3(b::Z z, Y y) { L } }
namespace dl3 { namespace a { namespace b { struct Z {}; } struct Y {}; } void f(a::b::Z z) { L } void g(a::Y y) { L } using namespace a; using namespace b; void f2(a::b::Z z) { L } void g2(a::Y y) { L } void g3(b::Z z, Y y) { L } void g4(Z z) { L } }
namespace dl4 { namespace a { namespace b { struct Z {}; } struct Y {}; } void f(a::b::Z z) { L } void g(a::Y y) { L } using namespace a::b; void f2(a::b::Z z) { L } void g2(a::Y y) { L } void g4(Z z) { L } }
namespace dl5 { namespace b { struct X {}; } namespace a { namespace b { struct Z {}; } struct Y {}; } void f(a::b::Z z) { L } void g(b::X x) { L } using namespace a; void f2(a::b::Z z) { L } }
namespace dl6 { namespace a { namespace b { struct Z {}; } } namespace w { void f(a::b::Z z) { L } } using namespace a; namespace w { void g(a::b::Z z) { L } void h(b::Z z) { L } } }
using namespace dl2;
void dl_a(dl2::a::b::Z z, dl2::a::Y y) { L }
