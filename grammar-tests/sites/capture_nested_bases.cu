// std: 17
// Bases that are found in the scope of their class: nested in the same class, inherited by it, behind an alias in it, defined outside of it.
template <class F> int eat(F f);
int p;
struct C {
  struct B { static int k; int own; };
  using A = B;
  struct D : B { int m(int p) { return eat([=] __device__ { return p + k; }); } int n() { return eat([=] __device__ { return own; }); } };
  struct F : A { int m(int p) { return eat([=] __device__ { return p + own; }); } int g() { return eat([=] __device__ { return ::p; }); } };
};
struct I : C { struct G : B { int m(int p) { return eat([=] __device__ { return p + own; }); } }; };
struct O { struct P { int x; }; struct Q; };
struct O::Q : P { int m(int p) { return eat([=] __device__ { return p + x; }); } };
namespace far { struct Z { int z; static int y; }; struct Y : Z { int m(int v); int w(int v); }; }
struct Z { int v; };
int far::Y::m(int v) { return eat([=] __device__ { return v + z; }); }
int far::Y::w(int v) { return eat([=] __device__ { return v + y; }); }
template <class T> struct Mix : T { int q; };
struct M : Mix<far::Z> { int m(int v) { return eat([=] __device__ { return v + z + q; }); } };
template <class T> struct TC { struct TB { int t; }; struct TD : TB { int m(int v) { return eat([=] __device__ { return v; }); } int n(int v) { return eat([=] __device__ { return v + this->t; }); } }; };
template struct TC<int>;
