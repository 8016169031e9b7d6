// std: 17
// What counts as a constant among the arguments of a call: with more than one that is none 20014 is not reported.
struct PassedE0 {}; struct PassedE1 : PassedE0 {}; struct PassedV { int v; }; struct PassedN { int v; PassedN() {} PassedN(const PassedN &o) : v(o.v) {} }; struct PassedHDN { int v; __host__ __device__ PassedHDN() {} __host__ __device__ PassedHDN(const PassedHDN &o) : v(o.v) {} }; int Passedglob; struct PassedM { int a; PassedV v; __host__ __device__ void m(int i); };
enum PassedEn { Passedea, Passedeb };
inline int passed_f1(PassedE0 p, int k) { return k; }
__host__ __device__ inline void passed_hd1(int i) {
  PassedE0 x;
  passed_f1(x, i);
}
void passed_u1() { passed_hd1(1); }
template <class T> __host__ __device__ void passed_t1(T i) {
  PassedE0 x;
  passed_f1(x, 3);
}
void passed_v1() { passed_t1(1); }
inline int passed_f2(PassedE0 p, int k) { return k; }
__host__ __device__ inline void passed_hd2(int i) {
  PassedE1 x;
  passed_f2(x, i);
}
void passed_u2() { passed_hd2(1); }
template <class T> __host__ __device__ void passed_t2(T i) {
  PassedE1 x;
  passed_f2(x, 3);
}
void passed_v2() { passed_t2(1); }
inline int passed_f3(PassedE1 p, int k) { return k; }
__host__ __device__ inline void passed_hd3(int i) {
  PassedE1 x;
  passed_f3(x, i);
}
void passed_u3() { passed_hd3(1); }
template <class T> __host__ __device__ void passed_t3(T i) {
  PassedE1 x;
  passed_f3(x, 3);
}
void passed_v3() { passed_t3(1); }
inline int passed_f4(const PassedE0 & p, int k) { return k; }
__host__ __device__ inline void passed_hd4(int i) {
  PassedE0 x;
  passed_f4(x, i);
}
void passed_u4() { passed_hd4(1); }
template <class T> __host__ __device__ void passed_t4(T i) {
  PassedE0 x;
  passed_f4(x, 3);
}
void passed_v4() { passed_t4(1); }
inline int passed_f5(PassedE0 & p, int k) { return k; }
__host__ __device__ inline void passed_hd5(int i) {
  PassedE0 x;
  passed_f5(x, i);
}
void passed_u5() { passed_hd5(1); }
template <class T> __host__ __device__ void passed_t5(T i) {
  PassedE0 x;
  passed_f5(x, 3);
}
void passed_v5() { passed_t5(1); }
inline int passed_f6(PassedE0 p, int k) { return k; }
__host__ __device__ inline void passed_hd6(int i) {
  
  passed_f6(PassedE0(), i);
}
void passed_u6() { passed_hd6(1); }
template <class T> __host__ __device__ void passed_t6(T i) {
  
  passed_f6(PassedE0(), 3);
}
void passed_v6() { passed_t6(1); }
inline int passed_f7(PassedE0 p, int k) { return k; }
__host__ __device__ inline void passed_hd7(int i) {
  
  passed_f7(PassedE0{}, i);
}
void passed_u7() { passed_hd7(1); }
template <class T> __host__ __device__ void passed_t7(T i) {
  
  passed_f7(PassedE0{}, 3);
}
void passed_v7() { passed_t7(1); }
inline int passed_f8(PassedV p, int k) { return k; }
__host__ __device__ inline void passed_hd8(int i) {
  PassedV x{1};
  passed_f8(x, i);
}
void passed_u8() { passed_hd8(1); }
template <class T> __host__ __device__ void passed_t8(T i) {
  PassedV x{1};
  passed_f8(x, 3);
}
void passed_v8() { passed_t8(1); }
inline int passed_f9(const PassedV & p, int k) { return k; }
__host__ __device__ inline void passed_hd9(int i) {
  PassedV x{1};
  passed_f9(x, i);
}
void passed_u9() { passed_hd9(1); }
template <class T> __host__ __device__ void passed_t9(T i) {
  PassedV x{1};
  passed_f9(x, 3);
}
void passed_v9() { passed_t9(1); }
inline int passed_f10(PassedV & p, int k) { return k; }
__host__ __device__ inline void passed_hd10(int i) {
  PassedV x{1};
  passed_f10(x, i);
}
void passed_u10() { passed_hd10(1); }
template <class T> __host__ __device__ void passed_t10(T i) {
  PassedV x{1};
  passed_f10(x, 3);
}
void passed_v10() { passed_t10(1); }
inline int passed_f11(PassedV p, int k) { return k; }
__host__ __device__ inline void passed_hd11(int i) {
  
  passed_f11(PassedV{1}, i);
}
void passed_u11() { passed_hd11(1); }
template <class T> __host__ __device__ void passed_t11(T i) {
  
  passed_f11(PassedV{1}, 3);
}
void passed_v11() { passed_t11(1); }
inline int passed_f12(PassedV p, int k) { return k; }
__host__ __device__ inline void passed_hd12(int i) {
  
  passed_f12(PassedV(), i);
}
void passed_u12() { passed_hd12(1); }
template <class T> __host__ __device__ void passed_t12(T i) {
  
  passed_f12(PassedV(), 3);
}
void passed_v12() { passed_t12(1); }
inline int passed_f13(PassedV * p, int k) { return k; }
__host__ __device__ inline void passed_hd13(int i) {
  PassedV x{1};
  passed_f13(&x, i);
}
void passed_u13() { passed_hd13(1); }
template <class T> __host__ __device__ void passed_t13(T i) {
  PassedV x{1};
  passed_f13(&x, 3);
}
void passed_v13() { passed_t13(1); }
inline int passed_f14(const PassedV & p, int k) { return k; }
__host__ __device__ inline void passed_hd14(int i) {
  
  passed_f14(PassedV{1}, i);
}
void passed_u14() { passed_hd14(1); }
template <class T> __host__ __device__ void passed_t14(T i) {
  
  passed_f14(PassedV{1}, 3);
}
void passed_v14() { passed_t14(1); }
inline int passed_f15(PassedHDN p, int k) { return k; }
__host__ __device__ inline void passed_hd15(int i) {
  PassedHDN x;
  passed_f15(x, i);
}
void passed_u15() { passed_hd15(1); }
template <class T> __host__ __device__ void passed_t15(T i) {
  PassedHDN x;
  passed_f15(x, 3);
}
void passed_v15() { passed_t15(1); }
inline int passed_f16(const PassedHDN & p, int k) { return k; }
__host__ __device__ inline void passed_hd16(int i) {
  PassedHDN x;
  passed_f16(x, i);
}
void passed_u16() { passed_hd16(1); }
template <class T> __host__ __device__ void passed_t16(T i) {
  PassedHDN x;
  passed_f16(x, 3);
}
void passed_v16() { passed_t16(1); }
inline int passed_f17(PassedHDN & p, int k) { return k; }
__host__ __device__ inline void passed_hd17(int i) {
  PassedHDN x;
  passed_f17(x, i);
}
void passed_u17() { passed_hd17(1); }
template <class T> __host__ __device__ void passed_t17(T i) {
  PassedHDN x;
  passed_f17(x, 3);
}
void passed_v17() { passed_t17(1); }
inline int passed_f18(const PassedHDN & p, int k) { return k; }
__host__ __device__ inline void passed_hd18(int i) {
  
  passed_f18(PassedHDN(), i);
}
void passed_u18() { passed_hd18(1); }
template <class T> __host__ __device__ void passed_t18(T i) {
  
  passed_f18(PassedHDN(), 3);
}
void passed_v18() { passed_t18(1); }
inline int passed_f19(int p, int k) { return k; }
__host__ __device__ inline void passed_hd19(int i) {
  int x = i;
  passed_f19(x, i);
}
void passed_u19() { passed_hd19(1); }
template <class T> __host__ __device__ void passed_t19(T i) {
  int x = i;
  passed_f19(x, 3);
}
void passed_v19() { passed_t19(1); }
inline int passed_f20(const int & p, int k) { return k; }
__host__ __device__ inline void passed_hd20(int i) {
  int x = i;
  passed_f20(x, i);
}
void passed_u20() { passed_hd20(1); }
template <class T> __host__ __device__ void passed_t20(T i) {
  int x = i;
  passed_f20(x, 3);
}
void passed_v20() { passed_t20(1); }
inline int passed_f21(int & p, int k) { return k; }
__host__ __device__ inline void passed_hd21(int i) {
  int x = i;
  passed_f21(x, i);
}
void passed_u21() { passed_hd21(1); }
template <class T> __host__ __device__ void passed_t21(T i) {
  int x = i;
  passed_f21(x, 3);
}
void passed_v21() { passed_t21(1); }
inline int passed_f22(int p, int k) { return k; }
__host__ __device__ inline void passed_hd22(int i) {
  const int x = 1;
  passed_f22(x, i);
}
void passed_u22() { passed_hd22(1); }
template <class T> __host__ __device__ void passed_t22(T i) {
  const int x = 1;
  passed_f22(x, 3);
}
void passed_v22() { passed_t22(1); }
inline int passed_f23(int p, int k) { return k; }
__host__ __device__ inline void passed_hd23(int i) {
  constexpr int x = 1;
  passed_f23(x, i);
}
void passed_u23() { passed_hd23(1); }
template <class T> __host__ __device__ void passed_t23(T i) {
  constexpr int x = 1;
  passed_f23(x, 3);
}
void passed_v23() { passed_t23(1); }
inline int passed_f24(int p, int k) { return k; }
__host__ __device__ inline void passed_hd24(int i) {
  int x = 1;
  passed_f24(x + 1, i);
}
void passed_u24() { passed_hd24(1); }
template <class T> __host__ __device__ void passed_t24(T i) {
  int x = 1;
  passed_f24(x + 1, 3);
}
void passed_v24() { passed_t24(1); }
inline int passed_f25(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd25(int i) {
  int x[3];
  passed_f25(x, i);
}
void passed_u25() { passed_hd25(1); }
template <class T> __host__ __device__ void passed_t25(T i) {
  int x[3];
  passed_f25(x, 3);
}
void passed_v25() { passed_t25(1); }
inline int passed_f26(const int * p, int k) { return k; }
__host__ __device__ inline void passed_hd26(int i) {
  int x[3];
  passed_f26(&x[1], i);
}
void passed_u26() { passed_hd26(1); }
template <class T> __host__ __device__ void passed_t26(T i) {
  int x[3];
  passed_f26(&x[1], 3);
}
void passed_v26() { passed_t26(1); }
inline int passed_f27(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd27(int i) {
  int x[3];
  passed_f27(x + 1, i);
}
void passed_u27() { passed_hd27(1); }
template <class T> __host__ __device__ void passed_t27(T i) {
  int x[3];
  passed_f27(x + 1, 3);
}
void passed_v27() { passed_t27(1); }
inline int passed_f28(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd28(int i) {
  int x;
  passed_f28(&x, i);
}
void passed_u28() { passed_hd28(1); }
template <class T> __host__ __device__ void passed_t28(T i) {
  int x;
  passed_f28(&x, 3);
}
void passed_v28() { passed_t28(1); }
inline int passed_f29(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd29(int i) {
  
  passed_f29(nullptr, i);
}
void passed_u29() { passed_hd29(1); }
template <class T> __host__ __device__ void passed_t29(T i) {
  
  passed_f29(nullptr, 3);
}
void passed_v29() { passed_t29(1); }
inline int passed_f30(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd30(int i) {
  int *x = nullptr;
  passed_f30(x, i);
}
void passed_u30() { passed_hd30(1); }
template <class T> __host__ __device__ void passed_t30(T i) {
  int *x = nullptr;
  passed_f30(x, 3);
}
void passed_v30() { passed_t30(1); }
inline int passed_f31(int p, int k) { return k; }
__host__ __device__ inline void passed_hd31(int i) {
  
  passed_f31(1, i);
}
void passed_u31() { passed_hd31(1); }
template <class T> __host__ __device__ void passed_t31(T i) {
  
  passed_f31(1, 3);
}
void passed_v31() { passed_t31(1); }
inline int passed_f32(int p, int k) { return k; }
__host__ __device__ inline void passed_hd32(int i) {
  
  passed_f32(-1, i);
}
void passed_u32() { passed_hd32(1); }
template <class T> __host__ __device__ void passed_t32(T i) {
  
  passed_f32(-1, 3);
}
void passed_v32() { passed_t32(1); }
inline int passed_f33(int p, int k) { return k; }
__host__ __device__ inline void passed_hd33(int i) {
  
  passed_f33(int(1), i);
}
void passed_u33() { passed_hd33(1); }
template <class T> __host__ __device__ void passed_t33(T i) {
  
  passed_f33(int(1), 3);
}
void passed_v33() { passed_t33(1); }
inline int passed_f34(int p, int k) { return k; }
__host__ __device__ inline void passed_hd34(int i) {
  
  passed_f34(sizeof(int), i);
}
void passed_u34() { passed_hd34(1); }
template <class T> __host__ __device__ void passed_t34(T i) {
  
  passed_f34(sizeof(int), 3);
}
void passed_v34() { passed_t34(1); }
inline int passed_f35(double p, int k) { return k; }
__host__ __device__ inline void passed_hd35(int i) {
  
  passed_f35(1.5, i);
}
void passed_u35() { passed_hd35(1); }
template <class T> __host__ __device__ void passed_t35(T i) {
  
  passed_f35(1.5, 3);
}
void passed_v35() { passed_t35(1); }
inline int passed_f36(double p, int k) { return k; }
__host__ __device__ inline void passed_hd36(int i) {
  
  passed_f36(i, i);
}
void passed_u36() { passed_hd36(1); }
template <class T> __host__ __device__ void passed_t36(T i) {
  
  passed_f36(i, 3);
}
void passed_v36() { passed_t36(1); }
inline int passed_f37(double p, int k) { return k; }
__host__ __device__ inline void passed_hd37(int i) {
  
  passed_f37(double(i), i);
}
void passed_u37() { passed_hd37(1); }
template <class T> __host__ __device__ void passed_t37(T i) {
  
  passed_f37(double(i), 3);
}
void passed_v37() { passed_t37(1); }
inline int passed_f38(const char * p, int k) { return k; }
__host__ __device__ inline void passed_hd38(int i) {
  
  passed_f38("a", i);
}
void passed_u38() { passed_hd38(1); }
template <class T> __host__ __device__ void passed_t38(T i) {
  
  passed_f38("a", 3);
}
void passed_v38() { passed_t38(1); }
inline int passed_f39(bool p, int k) { return k; }
__host__ __device__ inline void passed_hd39(int i) {
  
  passed_f39(true, i);
}
void passed_u39() { passed_hd39(1); }
template <class T> __host__ __device__ void passed_t39(T i) {
  
  passed_f39(true, 3);
}
void passed_v39() { passed_t39(1); }
inline int passed_f40(PassedEn p, int k) { return k; }
__host__ __device__ inline void passed_hd40(int i) {
  
  passed_f40(Passedea, i);
}
void passed_u40() { passed_hd40(1); }
template <class T> __host__ __device__ void passed_t40(T i) {
  
  passed_f40(Passedea, 3);
}
void passed_v40() { passed_t40(1); }
inline int passed_f41(PassedEn p, int k) { return k; }
__host__ __device__ inline void passed_hd41(int i) {
  PassedEn x = Passedea;
  passed_f41(x, i);
}
void passed_u41() { passed_hd41(1); }
template <class T> __host__ __device__ void passed_t41(T i) {
  PassedEn x = Passedea;
  passed_f41(x, 3);
}
void passed_v41() { passed_t41(1); }
inline int passed_f42(int p, int k) { return k; }
__host__ __device__ inline void passed_hd42(int i) {
  
  passed_f42((1), i);
}
void passed_u42() { passed_hd42(1); }
template <class T> __host__ __device__ void passed_t42(T i) {
  
  passed_f42((1), 3);
}
void passed_v42() { passed_t42(1); }
inline int passed_f43(int p, int k) { return k; }
__host__ __device__ inline void passed_hd43(int i) {
  
  passed_f43(1 ? 2 : 3, i);
}
void passed_u43() { passed_hd43(1); }
template <class T> __host__ __device__ void passed_t43(T i) {
  
  passed_f43(1 ? 2 : 3, 3);
}
void passed_v43() { passed_t43(1); }
inline int passed_f44(int p, int k) { return k; }
__host__ __device__ inline void passed_hd44(int i) {
  
  passed_f44(i ? 2 : 3, i);
}
void passed_u44() { passed_hd44(1); }
template <class T> __host__ __device__ void passed_t44(T i) {
  
  passed_f44(i ? 2 : 3, 3);
}
void passed_v44() { passed_t44(1); }
inline int passed_f45(const double & p, int k) { return k; }
__host__ __device__ inline void passed_hd45(int i) {
  
  passed_f45(1.5, i);
}
void passed_u45() { passed_hd45(1); }
template <class T> __host__ __device__ void passed_t45(T i) {
  
  passed_f45(1.5, 3);
}
void passed_v45() { passed_t45(1); }
inline int passed_f46(const double & p, int k) { return k; }
__host__ __device__ inline void passed_hd46(int i) {
  
  passed_f46(i, i);
}
void passed_u46() { passed_hd46(1); }
template <class T> __host__ __device__ void passed_t46(T i) {
  
  passed_f46(i, 3);
}
void passed_v46() { passed_t46(1); }
inline int passed_f47(int && p, int k) { return k; }
__host__ __device__ inline void passed_hd47(int i) {
  
  passed_f47(1, i);
}
void passed_u47() { passed_hd47(1); }
template <class T> __host__ __device__ void passed_t47(T i) {
  
  passed_f47(1, 3);
}
void passed_v47() { passed_t47(1); }
inline int passed_f48(int && p, int k) { return k; }
__host__ __device__ inline void passed_hd48(int i) {
  
  passed_f48(i + 1, i);
}
void passed_u48() { passed_hd48(1); }
template <class T> __host__ __device__ void passed_t48(T i) {
  
  passed_f48(i + 1, 3);
}
void passed_v48() { passed_t48(1); }
inline int passed_f49(int p, int k) { return k; }
__host__ __device__ inline void passed_hd49(int i) {
  PassedV x{1};
  passed_f49(x.v, i);
}
void passed_u49() { passed_hd49(1); }
template <class T> __host__ __device__ void passed_t49(T i) {
  PassedV x{1};
  passed_f49(x.v, 3);
}
void passed_v49() { passed_t49(1); }
inline int passed_f50(int & p, int k) { return k; }
__host__ __device__ inline void passed_hd50(int i) {
  PassedV x{1};
  passed_f50(x.v, i);
}
void passed_u50() { passed_hd50(1); }
template <class T> __host__ __device__ void passed_t50(T i) {
  PassedV x{1};
  passed_f50(x.v, 3);
}
void passed_v50() { passed_t50(1); }
inline int passed_f51(const int & p, int k) { return k; }
__host__ __device__ inline void passed_hd51(int i) {
  PassedV x{1};
  passed_f51(x.v, i);
}
void passed_u51() { passed_hd51(1); }
template <class T> __host__ __device__ void passed_t51(T i) {
  PassedV x{1};
  passed_f51(x.v, 3);
}
void passed_v51() { passed_t51(1); }
inline int passed_f52(int * p, int k) { return k; }
__host__ __device__ inline void passed_hd52(int i) {
  PassedV x{1};
  passed_f52(&x.v, i);
}
void passed_u52() { passed_hd52(1); }
template <class T> __host__ __device__ void passed_t52(T i) {
  PassedV x{1};
  passed_f52(&x.v, 3);
}
void passed_v52() { passed_t52(1); }
inline int passed_f53(int p, int k) { return k; }
__host__ __device__ inline void passed_hd53(int i) {
  PassedV *x = nullptr;
  passed_f53(x->v, i);
}
void passed_u53() { passed_hd53(1); }
template <class T> __host__ __device__ void passed_t53(T i) {
  PassedV *x = nullptr;
  passed_f53(x->v, 3);
}
void passed_v53() { passed_t53(1); }
