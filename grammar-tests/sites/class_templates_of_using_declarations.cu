// std: 17
// a class template that a using-declaration brings takes its arguments as it does where it is declared
template <class F> int run_ud(F f) { return 0; }
namespace proj_ud { namespace detail { template <class T, int N = 2> struct View {}; template <int N> struct I {}; template <class T, unsigned N> struct VU {}; } using detail::View; using detail::I; using detail::VU; struct Ctx { enum { Anon = 4 }; enum Nm { na = 5 }; static constexpr int sc = 6; static const int sk = 7; enum class Sc { z }; }; enum { free1 = 8 }; constexpr int cf = 9; template <class T> struct TC { enum { an = sizeof(T) }; static constexpr int sc = 3; };
void a1(View<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
void a2(detail::View<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
void a3(View<int, Ctx::na> f) { run_ud([=] __device__ () { return 1; }); }
void a4(View<int, Ctx::sc> f) { run_ud([=] __device__ () { return 1; }); }
void a5(View<int, Ctx::sk> f) { run_ud([=] __device__ () { return 1; }); }
void a6(View<int, free1> f) { run_ud([=] __device__ () { return 1; }); }
void a7(View<int, cf> f) { run_ud([=] __device__ () { return 1; }); }
void a8(I<Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
void a9(I<Ctx::sc> f) { run_ud([=] __device__ () { return 1; }); }
void a11(VU<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
void a12(VU<int, 3> f) { run_ud([=] __device__ () { return 1; }); }
void a13(VU<int, cf> f) { run_ud([=] __device__ () { return 1; }); }
void a14(VU<int, TC<int>::an> f) { run_ud([=] __device__ () { return 1; }); }
void a15(VU<int, TC<int>::sc> f) { run_ud([=] __device__ () { return 1; }); }
void a16(View<int, TC<int>::sc> f) { run_ud([=] __device__ () { return 1; }); }
void a17(View<int, Ctx::Anon + 1> f) { run_ud([=] __device__ () { return 1; }); }
void a18(View<int, Ctx::Nm::na> f) { run_ud([=] __device__ () { return 1; }); }
void a19(I<free1> f) { run_ud([=] __device__ () { return 1; }); }
void a20(I<Ctx::na> f) { run_ud([=] __device__ () { return 1; }); }
template <class T> void a21(View<T, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
template <class T> void a22(View<T, Ctx::sc> f) { run_ud([=] __device__ () { return 1; }); }
}
void a23(proj_ud::View<int, proj_ud::Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
void a24(proj_ud::VU<int, proj_ud::Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
using namespace proj_ud;
void a25(VU<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); }
namespace oth_ud { using proj_ud::View; using proj_ud::VU; void a26(VU<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); } void a27(View<int, Ctx::Anon> f) { run_ud([=] __device__ () { return 1; }); } }
