// std: 17
// Members of classes, and functions, that all branches of a condition declare alike, and such of which one branch alone is of the host.
struct AlikeC1 {
#ifdef ALIKE_QA1
  int g() const { return 1; }
#else
  int g() const { return 2; }
#endif
};
void alike_h1(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC1 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd1(int i) {
  AlikeC1 c; i = c.g();
  return i;
}
int alike_use1() { return alike_hd1(1); }
struct AlikeB2 {};
#ifdef ALIKE_QB2
struct AlikeC2 : AlikeB2 { int g() const { return 1; } };
#else
struct AlikeC2 { int g() const { return 1; } };
#endif
void alike_h2(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC2 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd2(int i) {
  AlikeC2 c; i = c.g();
  return i;
}
int alike_use2() { return alike_hd2(1); }
#ifdef ALIKE_QC3
struct AlikeC3 { int x; int g() const { return 1; } };
#else
struct AlikeC3 { long x; int y; int g() const { return 1; } };
#endif
void alike_h3(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC3 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd3(int i) {
  AlikeC3 c; i = c.g();
  return i;
}
int alike_use3() { return alike_hd3(1); }
struct AlikeD4 { int g() const { return 1; } };
#ifdef ALIKE_QD4
using AlikeC4 = AlikeD4;
#else
struct AlikeC4 { int g() const { return 1; } };
#endif
void alike_h4(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC4 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd4(int i) {
  AlikeC4 c; i = c.g();
  return i;
}
int alike_use4() { return alike_hd4(1); }
#if ALIKE_QE5 == 1
struct AlikeC5 { int g() const { return 1; } };
#elif ALIKE_QE5 == 2
struct AlikeC5 { int g() const { return 2; } };
#else
struct AlikeC5 { int g() const { return 3; } };
#endif
void alike_h5(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC5 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd5(int i) {
  AlikeC5 c; i = c.g();
  return i;
}
int alike_use5() { return alike_hd5(1); }
#ifdef ALIKE_QF6
struct AlikeC6 { __host__ __device__ int g() const { return 1; } };
#else
struct AlikeC6 { int g() const { return 2; } };
#endif
void alike_h6(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC6 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd6(int i) {
  AlikeC6 c; i = c.g();
  return i;
}
int alike_use6() { return alike_hd6(1); }
#ifdef ALIKE_QG7
struct AlikeC7 { int g() const { return 1; } };
#else
struct AlikeC7 { __host__ __device__ int g() const { return 2; } };
#endif
void alike_h7(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC7 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd7(int i) {
  AlikeC7 c; i = c.g();
  return i;
}
int alike_use7() { return alike_hd7(1); }
#ifdef ALIKE_QH8
namespace alike_space8 { struct C { int g() const { return 1; } }; }
#else
namespace alike_space8 { struct C { int g() const { return 2; } }; }
#endif
void alike_h8(int i) {
  auto f = [=] __host__ __device__ (int i) {
    alike_space8::C c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd8(int i) {
  alike_space8::C c; i = c.g();
  return i;
}
int alike_use8() { return alike_hd8(1); }
#ifdef ALIKE_QI9
struct AlikeC9 { int g() const; };
#else
struct AlikeC9 { long v; int g() const; };
#endif
int AlikeC9::g() const { return 1; }
void alike_h9(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC9 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd9(int i) {
  AlikeC9 c; i = c.g();
  return i;
}
int alike_use9() { return alike_hd9(1); }
#ifdef ALIKE_QJ10
struct AlikeC10 { int g() const; };
int AlikeC10::g() const { return 1; }
#else
struct AlikeC10 { long v; int g() const; };
int AlikeC10::g() const { return 1; }
#endif
void alike_h10(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC10 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd10(int i) {
  AlikeC10 c; i = c.g();
  return i;
}
int alike_use10() { return alike_hd10(1); }
struct AlikeO11 {
#ifdef ALIKE_QK11
  struct C { int g() const { return 1; } };
#else
  struct C { int x; int g() const { return 1; } };
#endif
};
void alike_h11(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeO11::C c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd11(int i) {
  AlikeO11::C c; i = c.g();
  return i;
}
int alike_use11() { return alike_hd11(1); }
#ifdef ALIKE_QL12
struct AlikeC12 { int g() const { return 1; } };
#else
struct AlikeC12 { int x; int g() const { return 1; } };
#endif
struct AlikeU12 { AlikeC12 c; };
void alike_h12(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeU12 u; i = u.c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd12(int i) {
  AlikeU12 u; i = u.c.g();
  return i;
}
int alike_use12() { return alike_hd12(1); }
struct AlikeA13 { int g() const { return 1; } };
struct AlikeB13 { int g() const { return 1; } };
struct AlikeU13 {
#ifdef ALIKE_QM13
  AlikeA13 c;
#else
  AlikeB13 c;
#endif
};
void alike_h13(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeU13 u; i = u.c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd13(int i) {
  AlikeU13 u; i = u.c.g();
  return i;
}
int alike_use13() { return alike_hd13(1); }
#ifdef ALIKE_QN14
struct AlikeC14 { int x; AlikeC14() {} ~AlikeC14() {} };
#else
struct AlikeC14 { AlikeC14() {} ~AlikeC14() {} };
#endif
void alike_h14(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC14 c;
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd14(int i) {
  AlikeC14 c;
  return i;
}
int alike_use14() { return alike_hd14(1); }
#ifdef ALIKE_QO15
struct AlikeC15 { int g() const { return 1; } };
#else
struct AlikeC15 { int x; int g() const { return 1; } };
#endif
__host__ __device__ AlikeC15 alike_make15();
void alike_h15(int i) {
  auto f = [=] __host__ __device__ (int i) {
    i = alike_make15().g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd15(int i) {
  i = alike_make15().g();
  return i;
}
int alike_use15() { return alike_hd15(1); }
#ifdef ALIKE_QP16
struct AlikeC16 { int g() const { return 1; } };
#else
struct AlikeC16 { int x; int g() const { return 1; } };
#endif
void alike_h16(int i) {
  auto f = [=] __host__ __device__ (int i) {
    i = ((AlikeC16 *)nullptr)->g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd16(int i) {
  i = ((AlikeC16 *)nullptr)->g();
  return i;
}
int alike_use16() { return alike_hd16(1); }
#ifdef ALIKE_QQ17
struct AlikeC17 { int g() const { return 1; } int g(int) const { return 1; } };
#else
struct AlikeC17 { int g(int) const { return 1; } };
#endif
void alike_h17(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC17 c; i = c.g(i);
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd17(int i) {
  AlikeC17 c; i = c.g(i);
  return i;
}
int alike_use17() { return alike_hd17(1); }
#ifdef ALIKE_QR18
struct AlikeC18 { int k() const { return 1; } };
#else
struct AlikeC18 { int g() const { return 1; } };
#endif
void alike_h18(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC18 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd18(int i) {
  AlikeC18 c; i = c.g();
  return i;
}
int alike_use18() { return alike_hd18(1); }
#define ALIKE_QS19 0
#if ALIKE_QS19
struct AlikeC19 { int k() const { return 1; } };
#else
struct AlikeC19 { int g() const { return 1; } };
#endif
void alike_h19(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC19 c; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd19(int i) {
  AlikeC19 c; i = c.g();
  return i;
}
int alike_use19() { return alike_hd19(1); }
#ifdef ALIKE_QT20
inline int alike_fr20(int i) { return i; }
#else
inline int alike_fr20(int i) { return i + 1; }
#endif
void alike_h20(int i) {
  auto f = [=] __host__ __device__ (int i) {
    i = alike_fr20(i);
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd20(int i) {
  i = alike_fr20(i);
  return i;
}
int alike_use20() { return alike_hd20(1); }
#ifdef ALIKE_QU21
template <class T> struct AlikeC21 { T v; T g() const { return v; } };
#else
template <class T> struct AlikeC21 { T v; T g() const { return v + 1; } };
#endif
void alike_h21(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC21<int> c{1}; i = c.g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd21(int i) {
  AlikeC21<int> c{1}; i = c.g();
  return i;
}
int alike_use21() { return alike_hd21(1); }
#ifdef ALIKE_QV22
struct AlikeC22 { static int g() { return 1; } };
#else
struct AlikeC22 { static int g() { return 2; } };
#endif
void alike_h22(int i) {
  auto f = [=] __host__ __device__ (int i) {
    i = AlikeC22::g();
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd22(int i) {
  i = AlikeC22::g();
  return i;
}
int alike_use22() { return alike_hd22(1); }
#ifdef ALIKE_QW23
struct AlikeC23 { int operator()(int i) const { return 1; } };
#else
struct AlikeC23 { int operator()(int i) const { return 2; } };
#endif
void alike_h23(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC23 c; i = c(i);
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd23(int i) {
  AlikeC23 c; i = c(i);
  return i;
}
int alike_use23() { return alike_hd23(1); }
#ifdef ALIKE_QX24
struct AlikeC24 { int v; friend AlikeC24 operator+(AlikeC24 a, AlikeC24 b) { return a; } };
#else
struct AlikeC24 { int v; friend AlikeC24 operator+(AlikeC24 a, AlikeC24 b) { return b; } };
#endif
void alike_h24(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC24 c{1}; c = c + c;
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd24(int i) {
  AlikeC24 c{1}; c = c + c;
  return i;
}
int alike_use24() { return alike_hd24(1); }
#ifdef ALIKE_QY25
struct AlikeC25 { int v; AlikeC25 operator+(AlikeC25 b) const { return b; } };
#else
struct AlikeC25 { int v; AlikeC25 operator+(AlikeC25 b) const { return b; } };
#endif
void alike_h25(int i) {
  auto f = [=] __host__ __device__ (int i) {
    AlikeC25 c{1}; c = c + c;
    return i;
  };
  f(i);
}
__host__ __device__ inline int alike_hd25(int i) {
  AlikeC25 c{1}; c = c + c;
  return i;
}
int alike_use25() { return alike_hd25(1); }
