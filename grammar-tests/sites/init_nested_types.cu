// std: 17
// objects of nested types in init-captures: `ns::T(x)` converts
namespace g { struct Ou { struct In { int a; In(int = 0); }; using Al = In; enum E { e1 }; struct P { int a; }; }; namespace h { struct Hs { int a; Hs(int = 0);}; } template <class T> struct Te { struct In { int a; In(int=0); }; }; }
using namespace g;
template <class F> void use(F f);
void f() {
  use([x = Ou::In()] __device__ { return 0; });
  use([x = Ou::In{}] __device__ { return 0; });
  use([x = Ou::P{}] __device__ { return 0; });
  use([x = Ou::In(3)] __device__ { return 0; });
  use([x = Ou::In{3}] __device__ { return 0; });
  use([x = Ou::In(3).a] __device__ { return 0; });
  use([x = Ou::Al(3)] __device__ { return 0; });
  use([x = Ou::E()] __device__ { return 0; });
  use([x = Ou::E(1)] __device__ { return 0; });
  use([x = h::Hs()] __device__ { return 0; });
  use([x = h::Hs(2)] __device__ { return 0; });
  use([x = Te<int>::In(2)] __device__ { return 0; });
  use([x = Te<int>::In()] __device__ { return 0; });
  use([x = sizeof(Ou::In)] __device__ { return 0; });
  use([x = new Ou::In(1)] __device__ { return 0; });
  use([x = (Ou::In *)nullptr] __device__ { return 0; });
  use([x = [](int r) { return Ou::In(1).a + h::Hs().a + Ou::E(1); }(1)] __device__ { return 0; });
}
