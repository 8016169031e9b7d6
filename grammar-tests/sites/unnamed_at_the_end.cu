// std: 17
// Types of unnamed namespaces whose names mean something else at the end of the unit.
template <class F> void each(int n, F f);
namespace { struct U {}; enum E { e }; namespace d { struct W {}; } }
void g(U x, E y) { each(1, [=] __device__ (int i) { (void)x; }); }
namespace q { void v(U x, E y, d::W w) { each(1, [=] __device__ (int i) { (void)x; }); } namespace { struct Z {}; } namespace r { void v(Z z, U x) { each(1, [=] __device__ (int i) { (void)x; }); } } }
namespace q { namespace r { struct Z {}; } }
namespace other { struct U {}; struct E {}; }
namespace q { using namespace other; }
