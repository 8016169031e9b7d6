// std: 17
// Bases that are template arguments of the same name in two namespaces are two classes.
template<class F> void f(F);
namespace a { struct S { int m; static int k; }; }
namespace b { struct S { int k; static int m; }; }
template<class T> struct B : T {};
struct D : B<a::S> {
  void g() {
    f([=] __device__ () { return m; });
    f([=] __device__ () { return k; });
  }
};
struct E : B<b::S> {
  void g() {
    f([=] __device__ () { return m; });
    f([=] __device__ () { return k; });
  }
};
