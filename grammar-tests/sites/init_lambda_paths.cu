// std: 17
// paths in lambdas of the host in init-captures: those of types begin with the namespace they were found in
namespace g { struct Ty { int a; static int k; static int sf(); }; enum En { e1 }; enum class Ec { c1 }; template <class T> struct Te { T a; static T k; }; struct Ou { struct In { int a; static int k; }; using Al = In; };
namespace h { int nv; struct Hs { int a; static int k; }; int hf(); } int gv; int gf(); template <class T> int gt(T); template <class T> T vt = 1; typedef Ty Tdf; template <class T> using Ta = Te<T>; }
using namespace g;
namespace al = g::h;
struct Gl { int a; static int k; };
template <class F> void use(F f);
void f() {
  use([x = [](Ou::In r) { return r.a; }(Ou::In())] __device__ { return 0; });
  use([x = [](Te<int> r) { return r.a; }(Te<int>())] __device__ { return 0; });
  use([x = [](int r) { return Ty::k + Ou::In::k + Te<int>::k + h::nv + h::Hs::k + al::nv; }(1)] __device__ { return 0; });
  use([x = [](int r) { return gv + gf() + gt(1) + gt<int>(2) + vt<int> + e1 + (int)Ec::c1; }(1)] __device__ { return 0; });
  use([x = [](h::Hs r) { return h::hf(); }(h::Hs())] __device__ { return 0; });
  use([x = [](Tdf r, Ta<int> q) { return h::hf() + Ty::sf(); }(Tdf(), {})] __device__ { return 0; });
  use([x = [](al::Hs r) { return 1; }(al::Hs())] __device__ { return 0; });
  use([x = [](Ou::Al r) { return 1; }(Ou::Al())] __device__ { return 0; });
}
