// std: 17
// Enumerators that are named through aliases of their enumeration, and constants that are initialised with one.
enum class P { F16, F32, F64 }; enum D { d1, d2 };
namespace q { enum class S { Host, Default }; enum E { e1 = 3, e2 }; using S2 = S; }
template <class F> void run(F f);
template <P Prec, q::S Sp> struct DM { int *p; };
template <D d, q::E e> struct EM {};
template <int I> struct In {};
constexpr P prec = P::F64;
namespace in {
constexpr q::S sp = q::S::Default;
constexpr auto sa = q::S2::Host;
constexpr D dd = D::d2; constexpr q::E ee = q::E::e2; constexpr int ie = q::E::e2; static const P sc = P::F16;
void f(DM<prec, sp> *p) { run([=] __device__ { return p; }); }
void g(DM<sc, sa> *p) { run([=] __device__ { return p; }); }
void h(EM<dd, ee> *p) { run([=] __device__ { return p; }); }
void k(In<ee> *p) { run([=] __device__ { return p; }); }
void l(In<ie> *p) { run([=] __device__ { return p; }); }
template <class T> void m(DM<prec, sp> *p, T t) { run([=] __device__ { return p; }); }
}
void n(DM<prec, in::sp> *p) { run([=] __device__ { return p; }); }
void o(EM<in::dd, in::ee> *p) { run([=] __device__ { return p; }); }
void u() { in::m((DM<prec, in::sp> *)0, 1); }
namespace al {
enum Dimension : unsigned char { _1D = 1, _2D = 2 };
using Dim = Dimension;
template <Dimension D> void t(int *p) {}
template <> void t<Dim::_1D>(int *p) { run([=] __host__ __device__ (int i) { p[i] = 0; }); }
namespace N { enum D3 { x1, x2 }; enum class S { a, b }; }
using D4 = N::D3; using S4 = N::S;
template <N::D3 d, N::S s> struct M {};
template <N::D3 d, N::S s> void u(int *p) {}
template <> void u<D4::x2, S4::b>(int *p) { run([=] __host__ __device__ (int i) { p[i] = 0; }); }
void g(int *p, M<D4::x2, S4::b> *m) { run([=] __host__ __device__ (int i) { p[i] = 0; }); }
}
