// std: 17
// Enumerators among template arguments, named through an enumeration that a directive shows.
template <class EnF> int en_run(EnF f) { f(); return 0; }
#define L en_run([=] __device__() { return 1; });
namespace en1 { enum EnE { e0, e1 }; enum class EnF { f0 }; template <EnE> struct EnP {}; template <EnF> struct EnQ {}; template <int> struct EnN {}; struct EnS { enum EnG { g0 }; enum class EnH { h0 }; static const int k = 1; }; template <EnS::EnG> struct EnR {}; namespace in { enum EnI { i0 }; } using EA = EnE; using FA = EnF; constexpr EnE ce = e1; constexpr EnF cf = EnF::f0; }
namespace en2 { using namespace en1; void f(EnP<EnE::e0> r) { L } void g(EnQ<EnF::f0> q) { L } void h(EnP<EA::e0> r) { L } void i(EnQ<FA::f0> r) { L } void j(EnR<EnS::g0> r) { L } void k(EnR<EnS::EnG::g0> r) { L } void l(EnN<in::i0> n) { L } void m(EnN<in::EnI::i0> n) { L } void q(EnN<EnE::e0> n, EnN<EnS::EnG::g0> m, EnN<EnS::k> l) { L } }
namespace en1 { void f(EnP<EnE::e0> r) { L } void h(EnP<EA::e0> r) { L } void j(EnR<EnS::EnG::g0> r) { L } void k(EnN<in::EnI::i0> n, EnN<EnE::e0> m) { L } namespace sub { void f(EnP<EnE::e0> r, EnN<in::EnI::i0> n) { L } } }
namespace en3 { using en1::EnE; using en1::EnP; using en1::EnN; using en1::EnS; void f(EnP<EnE::e0> r) { L } void g(EnN<EnE::e1> n, EnN<EnS::EnG::g0> m) { L } namespace al = en1; void h(al::EnP<al::EnE::e0> r, al::EnN<al::in::EnI::i0> n) { L } }
void en_f(en1::EnP<en1::EnE::e0> r, en1::EnN<en1::in::EnI::i0> n, en1::EnR<en1::EnS::EnG::g0> s) { L }
using namespace en1;
void en_g(EnP<EnE::e0> r, EnN<in::EnI::i0> n, EnR<EnS::EnG::g0> s, EnQ<EnF::f0> q, EnN<(int)EnF::f0> m) { L }
template <class T> void en_h(EnP<EnE::e0> r, EnN<in::EnI::i0> n, EnR<EnS::EnG::g0> s, EnN<T::k> t) { L }
struct EnC { enum X { x0 }; enum class Y { y0 }; template <X> struct V {}; void f(V<x0> a, V<X::x0> b, V<EnC::x0> c, V<EnC::X::x0> d, EnP<EnE::e0> e) { L } static void g(EnN<X::x0> m) { L } };
void en_i(EnC::V<EnC::x0> a, EnC::V<EnC::X::x0> b) { L }
