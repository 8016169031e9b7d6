// std: 17
// types in lambdas of the host in init-captures: with the namespace, without `struct`
namespace g { struct Ty { int a; }; enum En { e1 }; union Un { int a; }; template <class T> struct Te { T a; }; struct Ou { struct In { int a; }; };}
using namespace g;
struct Gl { int a; };
template <class F> void use(F f);
void f() {
  use([x = [](struct g::Ty r) { return r.a; }(g::Ty())] __device__ { return 0; });
  use([x = [](struct Ty r) { return r.a; }(Ty())] __device__ { return 0; });
  use([x = [](enum g::En r) { return (int)r; }(g::e1)] __device__ { return 0; });
  use([x = [](union g::Un r) { return r.a; }(g::Un())] __device__ { return 0; });
  use([x = [](struct g::Te<int> r) { return r.a; }(g::Te<int>())] __device__ { return 0; });
  use([x = [](struct Gl r) { return r.a; }(Gl())] __device__ { return 0; });
  use([x = [](const struct Gl *r) { struct Gl k{1}; return k.a; }(new Gl())] __device__ { return 0; });
  use([x = [](class g::Ty r) { return sizeof(struct Gl) + Gl{}.a; }(g::Ty())] __device__ { return 0; });
  use([x = [](struct ::g::Ty r) -> struct Gl { return Gl(); }(Ty())] __device__ { return 0; });
  use([x = [](struct Ou::In r) { return (struct Gl*)nullptr; }(Ou::In())] __device__ { return 0; });
  use([x = [](int r) { struct Gl; struct Gl *p = 0; struct Loc { int a; }; struct Loc q{}; return 1; }(1)] __device__ { return 0; });
}
