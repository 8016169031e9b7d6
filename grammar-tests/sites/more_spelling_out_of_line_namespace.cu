// std: 17
// Members that are defined outside of their namespace see its names, also where a using directive finds the class.
template <class F> void run(F) {}
namespace g { template <class T> struct Tpl {}; struct Plain {}; typedef int TD; enum E {}; inline namespace il { struct IL {}; } namespace sub { struct Sub {}; } namespace { struct An {}; }
struct Grid { Tpl<int> t(Tpl<int> v, Plain p, int n); void u(TD, E, IL, sub::Sub, g::Plain, ::g::Plain, An); struct In { void w(Plain p, In i); }; static void st(Plain); void v(In); template <class U> void mt(U, Plain); In r(); };
template <class T> struct CT { Tpl<T> t(Tpl<T> v, Plain p); struct In { void w(Plain p); }; void u(Tpl<int>, In, sub::Sub); };
void fr(Plain p); struct Host { static int z; }; }
using namespace g;
Tpl<int> Grid::t(Tpl<int> v, Plain p, int n) { run([=] __device__ () { (void)n; }); return v; }
void Grid::u(TD, E, IL, sub::Sub, g::Plain, ::g::Plain, An) { run([] __device__ () { }); }
void Grid::In::w(Plain p, In i) { run([] __device__ () { }); }
void Grid::st(Plain) { run([] __device__ () { }); }
void Grid::v(In) { run([] __device__ () { }); run([] __device__ () -> Plain { return {}; }); run([x = Plain{}] __device__ () { }); }
template <class U> void Grid::mt(U, Plain) { run([] __device__ () { }); run([] __device__ () -> Plain { return {}; }); run([x = Plain{}] __device__ () { }); }
Grid::In Grid::r() { run([] __device__ () -> Tpl<Plain> { return {}; }); return {}; }
template <class T> Tpl<T> CT<T>::t(Tpl<T> v, Plain p) { run([] __device__ () { }); return v; }
template <class T> void CT<T>::In::w(Plain p) { run([] __device__ () { }); }
template <class T> void CT<T>::u(Tpl<int>, In, sub::Sub) { run([] __device__ () { }); }
void g::fr(Plain p) { run([] __device__ () { }); }
namespace h { namespace g2 = g; using namespace g; struct Z { void a(Plain); }; void Z::a(Plain) { run([] __device__ () { }); } }
using h::Z; using g::Grid; namespace g { struct Last { void q(Plain p, Tpl<Plain> t); }; } void g::Last::q(Plain p, Tpl<Plain> t) { run([] __device__ () -> Plain { return {}; }); }
