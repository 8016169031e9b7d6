// std: 17
// Names of types that mean something else as well, or instead, at the end of the unit: nearer ones, and what directives show.
template <class F> void each(int n, F f);
class A {}; 
namespace N { void f(A a) { each(3, [=] __device__ (int i) { (void)a; }); } }
namespace N { class A {}; }
class B {};
namespace N { void f(B a) { each(3, [=] __device__ (int i) { (void)a; }); } }
namespace T { typedef ::B B; }
namespace N { using namespace T; }
class C {};
namespace N { void f(C a) { each(3, [=] __device__ (int i) { (void)a; }); } }
namespace T2 { using ::C; }
namespace N { using namespace T2; }
class D {};
namespace N { void f(D a) { each(3, [=] __device__ (int i) { (void)a; }); } }
namespace T3 { void D(); }
namespace N { using namespace T3; }
class E {};
namespace N { namespace T4 { class E {}; } void f(::E a) { each(3, [=] __device__ (int i) { (void)a; }); } using namespace T4; }
class G {};
namespace N { void f(G a) { each(3, [=] __device__ (int i) { (void)a; }); } namespace T5 { class G {}; } using namespace T5; }
class J {};
namespace N { void f(J a) { each(3, [=] __device__ (int i) { (void)a; }); } inline namespace T8 { typedef int J; } }
class K {};
namespace N { void f(K a) { each(3, [=] __device__ (int i) { (void)a; }); } namespace T9 { typedef int K; } using T9::K; }
namespace X { class U {}; }
namespace ML { class U {}; void f(U u) { each(3, [=] __device__ (int i) { (void)u; }); } 
 namespace In { void f(U u) { each(3, [=] __device__ (int i) { (void)u; }); } }
 using namespace X; }
namespace ML { void f2(U u) { each(3, [=] __device__ (int i) { (void)u; }); } }
namespace Y { class V {}; namespace Z { class V {}; } 
  namespace M1 { namespace M2 { void f(V u) { each(3, [=] __device__ (int i) { (void)u; }); } } }
  namespace M1 { using namespace Z; } 
  namespace M3 { void f(V u) { each(3, [=] __device__ (int i) { (void)u; }); } } 
}
namespace inl { inline namespace v1 { class W {}; } void f(W w) { each(3, [=] __device__ (int i) { (void)w; }); } 
  namespace dd { class W {}; } using namespace dd; }
namespace { class Q {}; }
void f(Q w) { each(3, [=] __device__ (int i) { (void)w; }); }
namespace N2 { class Q {}; void f(::Q w) { each(3, [=] __device__ (int i) { (void)w; }); } }
using namespace N2;
class R1; namespace RR { using ::R1; void f(R1 *w) { each(3, [=] __device__ (int i) { (void)w; }); } }
class R1 {};
struct St; namespace SS { void f(St *w) { each(3, [=] __device__ (int i) { (void)w; }); } struct Other { struct St *p; }; struct St2 *h(struct St *); }
template <class T> class Te {}; namespace TT { void f(Te<int> *w) { each(3, [=] __device__ (int i) { (void)w; }); } int Te; }
enum Em { em }; namespace EE { void f(Em w) { each(3, [=] __device__ (int i) { (void)w; }); } namespace Em { int k; } }
enum Ev { ev }; namespace EE { void f(Ev w) { each(3, [=] __device__ (int i) { (void)w; }); } enum class Z { Ev }; }
enum Ew { ew }; namespace EE { void f(Ew w) { each(3, [=] __device__ (int i) { (void)w; }); } enum Zw { Ew }; }
