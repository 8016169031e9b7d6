// std: 17
// directives that name what other directives bring in
template <class F> void use(F f);
namespace a { namespace b { struct X { int v; }; namespace c { struct Y { int w; }; } } struct Z { int u; }; }
namespace k { using namespace a; using namespace b; void f(X x, Z z, c::Y y) { use([=] __device__ () -> X { return x; }); } 
namespace l { using namespace c; void g(X x, Y y) { use([=] __device__ () -> Y { return y; }); } } }
namespace m { using namespace k; void h2(X x, c::Y y) { use([=] __device__ () -> X { return x; }); } }
namespace o { namespace p = a::b; using namespace p; void f(X x, p::c::Y y) { use([=] __device__ () -> c::Y { return y; }); } }
namespace s { using namespace s; struct Q {}; void f(Q q) { use([=] __device__ () -> Q { return q; }); } }
