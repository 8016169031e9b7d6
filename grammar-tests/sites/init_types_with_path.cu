// std: 17
// objects of types with a path in init-captures
struct Ou { struct In { int a; In(int = 0); }; using Al = In; enum E { e1 }; struct P { int a; }; };
namespace h { struct Hs { int a; Hs(int = 0);}; int fn(int); template <class T> struct Th { int a; Th(int = 0);}; struct Ho { static int sf(int); };}  template <class T> struct Te { struct In { int a; In(int=0); }; };
struct Gl { int a; Gl(int = 0); Gl(int, int); };
template <class F> void use(F f);
void f() {
  use([x = Ou::In()] __device__ { return 0; });
  use([x = Ou::In(3)] __device__ { return 0; });
  use([x = Ou::In(3).a] __device__ { return 0; });
  use([x = Ou::Al(3)] __device__ { return 0; });
  use([x = Ou::E()] __device__ { return 0; });
  use([x = Ou::E(1)] __device__ { return 0; });
  use([x = h::Hs()] __device__ { return 0; });
  use([x = h::Hs(2)] __device__ { return 0; });
  use([x = h::fn(2)] __device__ { return 0; });
  use([x = h::Ho::sf(2)] __device__ { return 0; });
  use([x = h::Th<int>(2)] __device__ { return 0; });
  use([x = Te<int>::In(2)] __device__ { return 0; });
  use([x = Te<int>::In()] __device__ { return 0; });
  use([x = Gl(1)] __device__ { return 0; });
  use([x = Gl(1, 2)] __device__ { return 0; });
  use([x = ::Gl(1, 2)] __device__ { return 0; });
  use([x = ::Gl(1)] __device__ { return 0; });
}
