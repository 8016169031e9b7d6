// std: 17
// Values as template arguments of other namespaces, in a class whose base depends on a parameter.
template <int N> struct X { int z; }; template <auto Q_> struct A { int z; }; template <class T> struct Bx { T t; static const int size = 1; }; template <template <class> class C> struct TT { int z; }; template <int (*F)(int)> struct Fp { int z; }; template <class T> struct Db { T t; };
enum class G0 { v };
namespace a { enum class EA { v }; int fa(int); extern int va; template <class T> struct Ta { T t; }; struct Ca { enum class in { v }; static int s; };
 namespace o { enum class EO { v }; int fo(int); extern int vo; struct Co { enum class in { v }; static int s; }; template <class T> struct To { T t; }; }
namespace b { enum class EB { v }; int fb(int); extern int vb; struct Cb { enum class in { v }; static int s; }; template <class T> struct Tb { T t; };
namespace c { enum class EC { v }; int fc(int); extern int vc; struct Cc { enum class in { v }; static int s; }; template <class T> struct Tc { T t; };
template <class T> struct D : Db<T> {
 void p1(A<G0::v> pg, A<EA::v> pa, A<EB::v> pb, A<EC::v> pc, A<o::EO::v> po) { auto l = [] __device__ {}; }
 void p2(Fp<fa> pa, Fp<fb> pb, Fp<fc> pc, Fp<o::fo> po) { auto l = [] __device__ {}; }
 void p3(Bx<decltype(va)> pa, Bx<decltype(vb)> pb, Bx<decltype(vc)> pc, Bx<decltype(o::vo)> po) { auto l = [] __device__ {}; }
 void p4(A<Ca::in::v> pa, A<Cb::in::v> pb, A<Cc::in::v> pc, A<o::Co::in::v> po) { auto l = [] __device__ {}; }
 void p5(TT<Ta> pa, TT<Tb> pb, TT<Tc> pc, TT<o::To> po) { auto l = [] __device__ {}; }
 void p6(Bx<decltype(Ca::s)> pa, Bx<decltype(Cb::s)> pb, Bx<decltype(Cc::s)> pc, Bx<decltype(o::Co::s)> po) { auto l = [] __device__ {}; }
 void p7(Bx<Ca> pa, Bx<Cb> pb, Bx<Cc> pc, Bx<o::Co> po) { auto l = [] __device__ {}; }
};
} } }
enum class G1 { v };
template <class T> struct D : Db<T> { void p1(A<G0::v> pg, A<a::EA::v> pa, A<a::b::EB::v> pb, A<G1::v> ph, Fp<a::fa> fp) { auto l = [] __device__ {}; } };
