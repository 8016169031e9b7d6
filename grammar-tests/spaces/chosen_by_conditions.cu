// std: 17
// What conditions choose that nothing decides: aliases, bases, members, specialisations, functions of one branch or the other.
struct ChosenHost { int f() { return 1; } int g(); static int s() { return 1; } typedef ChosenHost self; ChosenHost operator+(int) { return *this; } };
struct ChosenBoth { __host__ __device__ int f() { return 1; } __host__ __device__ int g(); __host__ __device__ static int s() { return 1; } typedef ChosenBoth self; __host__ __device__ ChosenBoth operator+(int) { return *this; } };
struct ChosenOther { long l; int f() { return 2; } int g(); static int s() { return 2; } typedef ChosenOther self; ChosenOther operator+(int) { return *this; } };
template <class T> struct ChosenHostOf { int f() { return 1; } };
template <class T> struct ChosenBothOf { __host__ __device__ int f() { return 1; } };
template <class T> struct ChosenOtherOf { int q; int f() { return 1; } };
namespace chosen_host { inline int h(int) { return 1; } struct S { int f() { return 1; } }; }
namespace chosen_both { __host__ __device__ inline int h(int) { return 1; } struct S { __host__ __device__ int f() { return 1; } }; }
namespace chosen_other { inline int h(int) { return 3; } struct S { int q; int f() { return 1; } }; }
namespace chosen_usingAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_usingAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_typedefAB {
#ifdef CHOSEN_BY_X
typedef ChosenHost U;
#else
typedef ChosenBoth U;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_typedefAC {
#ifdef CHOSEN_BY_X
typedef ChosenHost U;
#else
typedef ChosenOther U;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_localAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u() { U x; return x.f(); }
}
namespace chosen_localAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u() { U x; return x.f(); }
}
namespace chosen_refAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u(U &x) { return x.f(); }
}
namespace chosen_refAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u(U &x) { return x.f(); }
}
namespace chosen_ptrAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost *;
#else
using U = ChosenBoth *;
#endif
__host__ __device__ int u(U x) { return x->f(); }
}
namespace chosen_ptrAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost *;
#else
using U = ChosenOther *;
#endif
__host__ __device__ int u(U x) { return x->f(); }
}
namespace chosen_staticAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u() { return U::s(); }
}
namespace chosen_staticAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u() { return U::s(); }
}
namespace chosen_opAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ void u(U x) { x + 1; }
}
namespace chosen_opAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ void u(U x) { x + 1; }
}
namespace chosen_tempAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u() { return U().f(); }
}
namespace chosen_tempAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u() { return U().f(); }
}
namespace chosen_chainAB {
#ifdef CHOSEN_BY_X
using U0 = ChosenHost;
#else
using U0 = ChosenBoth;
#endif
using U = U0; __host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_chainAC {
#ifdef CHOSEN_BY_X
using U0 = ChosenHost;
#else
using U0 = ChosenOther;
#endif
using U = U0; __host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_memberAB {
#ifdef CHOSEN_BY_X
struct H { using U = ChosenHost; };
#else
struct H { using U = ChosenBoth; };
#endif
__host__ __device__ int u(H::U x) { return x.f(); }
}
namespace chosen_memberAC {
#ifdef CHOSEN_BY_X
struct H { using U = ChosenHost; };
#else
struct H { using U = ChosenOther; };
#endif
__host__ __device__ int u(H::U x) { return x.f(); }
}
namespace chosen_fieldAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
struct H { U x; __host__ __device__ int u() { return x.f(); } };
}
namespace chosen_fieldAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
struct H { U x; __host__ __device__ int u() { return x.f(); } };
}
namespace chosen_baseAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
struct H : U { __host__ __device__ int u() { return f(); } };
}
namespace chosen_baseAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
struct H : U { __host__ __device__ int u() { return f(); } };
}
namespace chosen_lambdaAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
void u(U x) { auto l = [=] __host__ __device__ () mutable { return x.f(); }; l(); }
}
namespace chosen_lambdaAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
void u(U x) { auto l = [=] __host__ __device__ () mutable { return x.f(); }; l(); }
}
namespace chosen_dlambdaAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
template <class F> __global__ void k(F f) { f(); } void u(U x) { auto l = [=] __device__ () mutable { x.f(); }; k<<<1,1>>>(l); }
}
namespace chosen_dlambdaAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
template <class F> __global__ void k(F f) { f(); } void u(U x) { auto l = [=] __device__ () mutable { x.f(); }; k<<<1,1>>>(l); }
}
namespace chosen_kernelAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__global__ void u(U x) { x.f(); }
}
namespace chosen_kernelAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__global__ void u(U x) { x.f(); }
}
namespace chosen_templAB {
#ifdef CHOSEN_BY_X
template <class T> using U = ChosenHostOf<T>;
#else
template <class T> using U = ChosenBothOf<T>;
#endif
__host__ __device__ int u(U<int> x) { return x.f(); }
}
namespace chosen_specAB {
template <class T> struct P;
#ifdef CHOSEN_BY_X
template <> struct P<int> : ChosenHost {};
#else
template <> struct P<int> : ChosenBoth {};
#endif
__host__ __device__ int u(P<int> x) { return x.f(); }
}
namespace chosen_spec2AB {
template <class T> struct P;
#ifdef CHOSEN_BY_X
template <> struct P<int> { using type = ChosenHost; };
#else
template <> struct P<int> { using type = ChosenBoth; };
#endif
__host__ __device__ int u(P<int>::type x) { return x.f(); }
}
namespace chosen_spec2AC {
template <class T> struct P;
#ifdef CHOSEN_BY_X
template <> struct P<int> { using type = ChosenHost; };
#else
template <> struct P<int> { using type = ChosenOther; };
#endif
__host__ __device__ int u(P<int>::type x) { return x.f(); }
}
namespace chosen_derivAB {
#ifdef CHOSEN_BY_X
struct U : ChosenHost {};
#else
struct U : ChosenBoth {};
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_derivAC {
#ifdef CHOSEN_BY_X
struct U : ChosenHost {};
#else
struct U : ChosenOther {};
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace chosen_holdAB {
#ifdef CHOSEN_BY_X
struct U { ChosenHost x; };
#else
struct U { ChosenBoth x; };
#endif
__host__ __device__ int u(U y) { return y.x.f(); }
}
namespace chosen_holdAC {
#ifdef CHOSEN_BY_X
struct U { ChosenHost x; };
#else
struct U { ChosenOther x; };
#endif
__host__ __device__ int u(U y) { return y.x.f(); }
}
namespace chosen_funcAC {
#ifdef CHOSEN_BY_X
ChosenHost &mk();
#else
ChosenOther &mk();
#endif
__host__ __device__ int u() { return mk().f(); }
}
namespace chosen_hdfuncAB {
#ifdef CHOSEN_BY_X
__host__ __device__ ChosenHost &mk();
#else
__host__ __device__ ChosenBoth &mk();
#endif
__host__ __device__ int u() { return mk().f(); }
}
namespace chosen_hdfuncAC {
#ifdef CHOSEN_BY_X
__host__ __device__ ChosenHost &mk();
#else
__host__ __device__ ChosenOther &mk();
#endif
__host__ __device__ int u() { return mk().f(); }
}
namespace chosen_autoAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
__host__ __device__ int u(U y) { auto x = y; return x.f(); }
}
namespace chosen_autoAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
__host__ __device__ int u(U y) { auto x = y; return x.f(); }
}
namespace chosen_targAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
template <class T> __host__ __device__ int v(T x) { return x.f(); } __host__ __device__ int u(U y) { return v(y); }
}
namespace chosen_targAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
template <class T> __host__ __device__ int v(T x) { return x.f(); } __host__ __device__ int u(U y) { return v(y); }
}
namespace chosen_tmemAB {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
template <class T> struct V { T x; __host__ __device__ int w() { return x.f(); } }; __host__ __device__ int u(V<U> y) { return y.w(); }
}
namespace chosen_tmemAC {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
template <class T> struct V { T x; __host__ __device__ int w() { return x.f(); } }; __host__ __device__ int u(V<U> y) { return y.w(); }
}
namespace chosen_usingdeclab {
#ifdef CHOSEN_BY_X
using chosen_host::h;
#else
using chosen_both::h;
#endif
__host__ __device__ int u() { return h(1); }
}
namespace chosen_usingclsab {
#ifdef CHOSEN_BY_X
using chosen_host::S;
#else
using chosen_both::S;
#endif
__host__ __device__ int u(S x) { return x.f(); }
}
namespace chosen_usingclsac {
#ifdef CHOSEN_BY_X
using chosen_host::S;
#else
using chosen_other::S;
#endif
__host__ __device__ int u(S x) { return x.f(); }
}
namespace chosen_usingdirab {
#ifdef CHOSEN_BY_X
using namespace chosen_host;
#else
using namespace chosen_both;
#endif
__host__ __device__ int u() { return h(1); }
}
namespace chosen_usingdirclsab {
#ifdef CHOSEN_BY_X
using namespace chosen_host;
#else
using namespace chosen_both;
#endif
__host__ __device__ int u(S x) { return x.f(); }
}
namespace chosen_usingdirclsac {
#ifdef CHOSEN_BY_X
using namespace chosen_host;
#else
using namespace chosen_other;
#endif
__host__ __device__ int u(S x) { return x.f(); }
}
namespace chosen_nsaliasab {
#ifdef CHOSEN_BY_X
namespace z = chosen_host;
#else
namespace z = chosen_both;
#endif
__host__ __device__ int u() { return z::h(1); }
}
namespace chosen_nsaliasclsab {
#ifdef CHOSEN_BY_X
namespace z = chosen_host;
#else
namespace z = chosen_both;
#endif
__host__ __device__ int u(z::S x) { return x.f(); }
}
namespace chosen_nsaliasclsac {
#ifdef CHOSEN_BY_X
namespace z = chosen_host;
#else
namespace z = chosen_other;
#endif
__host__ __device__ int u(z::S x) { return x.f(); }
}
namespace chosen_ialiasAB {
struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
 U x; __host__ __device__ int u() { return x.f(); } };
}
namespace chosen_ialiasAC {
struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
 U x; __host__ __device__ int u() { return x.f(); } };
}
namespace chosen_ialias2AB {
struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
}; __host__ __device__ int u(H::U x) { return x.f(); }
}
namespace chosen_ialias2AC {
struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
}; __host__ __device__ int u(H::U x) { return x.f(); }
}
namespace chosen_ifieldAB {
struct H {
#ifdef CHOSEN_BY_X
ChosenHost x;
#else
ChosenBoth x;
#endif
__host__ __device__ int u() { return x.f(); } };
}
namespace chosen_ifieldAC {
struct H {
#ifdef CHOSEN_BY_X
ChosenHost x;
#else
ChosenOther x;
#endif
__host__ __device__ int u() { return x.f(); } };
}
namespace chosen_ibaseAB {
struct H
#ifdef CHOSEN_BY_X
: ChosenHost
#else
: ChosenBoth
#endif
{ __host__ __device__ int u() { return f(); } };
}
namespace chosen_ibaseAC {
struct H
#ifdef CHOSEN_BY_X
: ChosenHost
#else
: ChosenOther
#endif
{ __host__ __device__ int u() { return f(); } };
}
namespace chosen_blkAB {
__host__ __device__ int u() {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
 U x; return x.f(); }
}
namespace chosen_blkAC {
__host__ __device__ int u() {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
 U x; return x.f(); }
}
namespace chosen_blkvAB {
__host__ __device__ int u() {
#ifdef CHOSEN_BY_X
ChosenHost x;
#else
ChosenBoth x;
#endif
 return x.f(); }
}
namespace chosen_blkvAC {
__host__ __device__ int u() {
#ifdef CHOSEN_BY_X
ChosenHost x;
#else
ChosenOther x;
#endif
 return x.f(); }
}
namespace chosen_tmplialiasAB {
template <class T> struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
 U x; __host__ __device__ int u() { return x.f(); } }; __host__ __device__ int w(H<int> x) { return x.u(); }
}
namespace chosen_tmplialiasAC {
template <class T> struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
 U x; __host__ __device__ int u() { return x.f(); } }; __host__ __device__ int w(H<int> x) { return x.u(); }
}
namespace chosen_tmplialias2AB {
template <class T> struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenBoth;
#endif
 }; __host__ __device__ int w(H<int>::U x) { return x.f(); }
}
namespace chosen_tmplialias2AC {
template <class T> struct H {
#ifdef CHOSEN_BY_X
using U = ChosenHost;
#else
using U = ChosenOther;
#endif
 }; __host__ __device__ int w(H<int>::U x) { return x.f(); }
}
namespace chosen_deftmpAB {
template <
#ifdef CHOSEN_BY_X
class T = ChosenHost
#else
class T = ChosenBoth
#endif
> struct H { T x; }; __host__ __device__ int w(H<> y) { return y.x.f(); }
}
