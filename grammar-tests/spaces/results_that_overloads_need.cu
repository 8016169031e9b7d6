// std: 17
// What functions return whose bodies alone say it decides between overloads, or is not known.
struct RgH { int v; int m() const { return 1; } __host__ __device__ int m() { return 2; } };
struct RgI { int v; int m() { return 1; } __host__ __device__ int m() const { return 2; } };
struct RgW { RgH h; RgI i; const RgH &ch() const; auto &ah() { return h; } auto &ai() { return i; } auto &cah() const { return h; } auto &cai() const { return i; } const auto kh() { RgH x{}; return x; } const auto ki() { RgI x{}; return x; } decltype(auto) dh() { return (h); } auto ph() { return &h; } };
template <class F> __global__ void ek(F f) { f(0); }
template <class F> void epar(int n, F f) { ek<<<1, 1>>>(f); }
auto rgive1() { int a = 1; RgH x{a}; return x; }
auto rgive2() { int a = 1; const RgI x{a}; return x; }
const auto rgive3() { int a = 1; RgH x{a}; return x; }
const auto rgive4() { int a = 1; RgI x{a}; return x; }
static RgH sgh; static const RgH csgh{};
auto &rgive5() { int a = 1; (void)a; return sgh; }
auto &rgive6() { int a = 1; (void)a; return csgh; }
template <class T> auto rgive7(T t) { if constexpr (sizeof(T) > 4) { RgH x{1}; return x; } else { RgI y{1}; return y; } }
template <class T> auto rgive8(T t) { RgI x{1}; { RgH x{2}; x.v++; } return x; }
template <class T> auto rgive9(T t) { auto rg_mk = [](int a) { return RgI{a}; }; return rg_mk(1); }
RgH rg_mk(int);
template <class T> auto rgive10(T t) { using RgH = RgI; RgH x{1}; return x; }
template <class T> auto rgive11(T t) { struct RgH { int v; __host__ __device__ int m() const { return 1; } }; RgH x{1}; return x; }
template <class T> auto rgive12(T EHx) { typedef RgI RgH; return RgH{1}; }
namespace rgn { struct A {}; struct R { __host__ __device__ int m() const { return 1; } }; R rg_fn(A); } 
struct RgZ { int m() const { return 1; } }; template <class T> RgZ rg_fn(T);
template <class T> auto rgive13(T t) { int a = 0; return rg_fn(t); }
__host__ __device__ void rg_k1(RgW &w, const RgW &c) { 
 w.ah().m();
 w.ai().m();
 c.cah().m();
 c.cai().m();
}
void rgot1() { auto a = rgive1(); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot2() { auto a = rgive2(); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot3() { auto a = rgive3(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot4() { auto a = rgive4(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot5() { auto &a = rgive5(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot6() { auto &a = rgive6(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot7() { auto a = rgive7(1); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot7b() { auto a = rgive7(1.0); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot8() { auto a = rgive8(1.0); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot9() { auto a = rgive9(1.0); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot10() { auto a = rgive10(1.0); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot12() { auto a = rgive12(1.0); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot13() { auto a = rgive13(rgn::A{}); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot14() { auto a = rgive13(1); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot15() { RgW w; auto a = w.kh(); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot16() { RgW w; auto a = w.ki(); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot17() { RgW w; auto &a = w.ah(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot18() { RgW w; auto &a = w.ai(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot19() { const RgW w{}; auto &a = w.cah(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot20() { const RgW w{}; auto &a = w.cai(); epar(1, [=] __device__(int i) mutable { a.m(); }); }
void rgot21() { RgW w; auto *a = w.ph(); epar(1, [=] __device__(int i) { a->m(); }); }
void rgot22() { RgW w; auto a = w.ph(); epar(1, [=] __device__(int i) { a->m(); }); }
template <class T> auto rgive14(T t) { RgH q{1}; return t ? q : RgH{2}; }
template <class T> auto rgive15(T t) { static RgH q{1}; return &q; }
template <class T> auto *rgive16(T t) { static RgI q{1}; auto *p = &q; return p; }
void rgot23() { auto a = rgive14(1); epar(1, [=] __device__(int i) { a.m(); }); }
void rgot24() { auto a = rgive15(1); epar(1, [=] __device__(int i) { a->m(); }); }
void rgot25() { auto a = rgive16(1); epar(1, [=] __device__(int i) { a->m(); }); }
__host__ __device__ const RgH &rg_cr(const RgW &w) { return w.h; }
__host__ __device__ void rg_k2(const RgW &c) { 
 rg_cr(c).m(); auto &r = rg_cr(c);
 r.m(); auto q = rg_cr(c);
 q.m(); }
template <class T> __host__ __device__ auto &rg_crt(T &w) { auto &r = w.h; return r; }
template <class T> __host__ __device__ auto &rg_cit(T &w) { auto &r = w.i; return r; }
__host__ __device__ void rg_k3(const RgW &c, RgW &n) { 
 rg_crt(c).m();
 rg_crt(n).m();
 rg_cit(c).m();
 rg_cit(n).m();
}
