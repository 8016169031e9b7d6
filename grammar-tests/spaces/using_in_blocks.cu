// std: 17
// using declarations, directives and namespace aliases in blocks: what is called through them
namespace n { struct C { int v; int get() const { return v; } }; int fn(); namespace m { struct D { void go(); }; int gn(); } }
template <class F> __global__ void kern(F f) { f(); }
void f() {
  using namespace n;
  C c{1};
  kern<<<1, 1>>>([=] __device__ { return c.get(); });
  kern<<<1, 1>>>([=] __device__ { C d{}; return d.get() + fn(); });
  kern<<<1, 1>>>([=] __device__ { m::D d; d.go(); m::gn(); });
}
void g() {
  using n::C; using n::fn; namespace q = n::m;
  C c{1};
  kern<<<1, 1>>>([=] __device__ { return c.get() + fn(); });
  kern<<<1, 1>>>([=] __device__ { q::D d; d.go(); q::gn(); });
}
