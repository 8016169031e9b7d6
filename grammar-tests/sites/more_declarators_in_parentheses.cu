// std: 17
// declarations that read like expressions
template <class F> int run(F) { return 0; }
struct A { int v; }; typedef int TI; A mk(A); int gf(A); int gi(int); int (*gfp)(A); namespace n { A mk2(A, TI); } void vf(A &, const A *); A *pa(TI); const A &ra(TI); int arrf(int a[3]);
void f(A a, TI t, int *q) {
  int (*p1)(A) = gf; int (&p2)(A) = gf; A (*p3)(A) = mk; A (*const p4)(A) = mk; TI (*p5)(A) = gf; void (*p6)(A &, const A *) = vf; A *(*p7)(TI) = pa; const A &(*p8)(TI) = ra; int (*p9)(A){gf}; A (*p10)(A, TI) = n::mk2; int (*p11[2])(A) = {gf, gf}; int (*p12)(TI) = gi; int (A::*p13) = &A::v; int (*p14)[3] = nullptr; int (&p15)[4] = *(int (*)[4])q; int(p16) = 3; int(*p17) = q; TI(*p18) = q; A(p19); A(p20)(a); unsigned (*p21)(A); int (*p22)(A, int) = nullptr; A (*p23)(A); auto (*p24)(A) -> int = gf; int (*(*p25)(A))(int) = nullptr; TI (&p26)(A) = gf;
  run([=] __device__ { return p1(a); }); run([=] __device__ { return p2(a); }); run([=] __device__ { return p3(a); }); run([=] __device__ { return p4(a); }); run([=] __device__ { return p5(a); });
  run([=] __device__ { return p6; }); run([=] __device__ { return p7(t); }); run([=] __device__ { return p8(t); }); run([=] __device__ { return p9(a); }); run([=] __device__ { return p10(a, t); });
  run([=] __device__ { return p11[0](a); }); run([=] __device__ { return p12(t); }); run([=] __device__ { return a.*p13; }); run([=] __device__ { return p14; }); run([=] __device__ { return p15[0]; });
  run([=] __device__ { return p16; }); run([=] __device__ { return p17; }); run([=] __device__ { return p18; }); run([=] __device__ { return p19.v; }); run([=] __device__ { return p20.v; });
  run([=] __device__ { return p21; }); run([=] __device__ { return p22; }); run([=] __device__ { return p23; }); run([=] __device__ { return p24; }); run([=] __device__ { return p25; }); run([=] __device__ { return p26(a); });
  run([=] __device__ { int (*p1)(A) = gf; return p1(a); }); run([=] __device__ { A (*p3)(A) = mk; return p3(a); }); run([=] __device__ { TI(*p3) = q; return *p3 + t; }); run([=] __device__ { A(p3); return p3.v; });
}
template <class T> void g(T t, T *u) {
  int (*p1)(T) = gi; T (*p2)(T) = nullptr; T(p3); T(*p4) = u; T (&p5)[3] = *(T(*)[3])u; T p6(t); T p7{t}; T p8 = T(t); typename T::x (*p9)(T) = nullptr; void (*p10)(T); T (*p11)(T *, const T &) = nullptr;
  run([=] __device__ { return p1; }); run([=] __device__ { return p2; }); run([=] __device__ { return p3; }); run([=] __device__ { return p4; }); run([=] __device__ { return p5; }); run([=] __device__ { return p6; }); run([=] __device__ { return p7; }); run([=] __device__ { return p8; }); run([=] __device__ { return p9; }); run([=] __device__ { return p10; }); run([=] __device__ { return p11; });
}
