// std: 17
// Arms of `?:` and operands of `&&` by constants whose value is known at run time only: parameters, copies of them.
#define HD __host__ __device__
template <class F> __global__ void kern(F f) { f(); }
struct Cls { int m(int); };
int h(int); HD int q(int);
void s1(const bool b) { kern<<<1, 1>>>([=] HD () { int x = b ? 1 : h(2); }); }
void s2(bool b) { kern<<<1, 1>>>([=] HD () { int x = b ? 1 : h(2); }); }
void s3(bool b) { const bool c = b; kern<<<1, 1>>>([=] HD () { int x = c ? 1 : h(2); }); }
HD void s4(const bool b) { int x = b ? 1 : h(2); }
HD void s5(bool b) { const bool c = b; int x = c ? 1 : h(2); }
HD void s6(bool b) { const bool c = true; int x = c ? 1 : h(2); }
HD void s7(bool b) { const bool c = !false; int x = c ? 1 : h(2); }
HD void s8(int b) { const int c = q(b); int x = c ? 1 : h(2); }
HD void s9(int b) { constexpr bool c = true; int x = c ? 1 : h(2); }
HD void s10(int b) { const int c = 3, d = c; int x = d ? 1 : h(2); }
HD void s11(int b) { const int c = b, d = c + 1; int x = d ? 1 : h(2); }
HD void s12(const int b) { bool x = b && h(2); }
HD void s13(const int b) { const double d = 1.5; int x = d ? 1 : h(2); }
HD void s14(const int &b) { int x = b ? 1 : h(2); }
template <bool B> HD void s15(const int b) { const bool c = B; int x = c ? 1 : h(2); }
__global__ void s15k() { s15<true>(1); }
template <bool B> HD void s16(const bool b = B) { int x = b ? 1 : h(2); }
__global__ void s16k() { s16<true>(); }
template <class T> HD void s17(T t, const bool b) { int x = b ? 1 : t.m(2); }
__global__ void s17k() { s17(Cls(), true); }
HD void s18(const int *p) { int x = p ? 1 : h(2); }
HD void s19(int b) { const int c = sizeof(int); int x = c ? 1 : h(2); }
HD void s20(int b) { const int c{b}; int x = c ? 1 : h(2); }
HD void s22(int b) { const int c{4}; int x = c ? 1 : h(2); }
HD void s23(int b) { static const int c = 4; int x = c ? 1 : h(2); }
HD void s24(int b) { const bool c = b && false; int x = c ? 1 : h(2); }
HD void s26(int b) { const int c = b * 0; int x = c ? h(1) : 2; }
HD void s27(int b) { const int c = true ? 1 : b; int x = c ? 1 : h(2); }
