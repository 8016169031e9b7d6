// std: 17
// Constants of class templates, types of traits, loops over numbers.
#define HD __host__ __device__
struct El_vt { int val() { return 1; } static int s() { return 1; } El_vt() {} HD El_vt(int) {} int operator+(int) const { return 1; } }; struct Cfg_vt { using elem = El_vt; typedef El_vt elem2; }; 
template <class C_vt> struct Tr_vt { using type = typename C_vt::elem; };
template <class T> struct S1_vt { using E = typename T::elem; E e; HD int go() { return e.val(); } HD S1_vt() : e(1) {} };
template <class T> struct S2_vt { typename T::elem e; HD int go() { return e.val(); } HD S2_vt() : e(1) {} };
template <class T> struct S3_vt { using E = typename T::elem; HD int go() { return E::s(); } HD int go2() { return T::elem::s(); } };
template <class T> struct S4_vt { using E = typename T::elem; HD int go() { E x(1); return x.val(); } HD int go2() { return E(1).val(); } };
template <class T> struct S5_vt { T e; HD int go() { return e.val(); } HD S5_vt() : e(1) {} };
template <class T> struct S6_vt { using E = typename Tr_vt<T>::type; E e; HD S6_vt() : e(1) {} HD int go() { return e.val(); } HD int go2() { return this->e.val(); } };
template <class T> struct S7_vt { using E = typename Tr_vt<T>::type; E *e; HD S7_vt() {} HD int go() { return e->val(); } HD int go2() { return e[1].val() + (*e + 1); } };
template <class T> struct S8_vt { using E = typename T::elem2; E e[3]; HD S8_vt() {} HD int go() { return e[1].val(); } };
template <class T> HD int f1(T t) { typename T::elem x(1); return x.val(); }
template <class T> HD int f2(T t) { using X_vt = typename T::elem; X_vt x(1); return x.val(); }
template <class T, class X_vt = typename T::elem> HD int f3(T t) { X_vt x(1); return x.val(); }
template <class T> HD auto f4(T t) -> typename T::elem { return typename T::elem(1); }
template <class T> HD int f5(T t) { return f4(t).val(); }
template <class T> HD int f6(T t) { typename T::elem x; return 1; }
template <class T> HD int f7(T t) { auto x = f4(t); return x.val(); }
template <class T, int N> struct Loop_vt { static HD void go(T *p) { p[N] = T(); Loop_vt<T, N - 1>::go(p); } };
template <class T> struct Loop_vt<T, 0> { static void go(T *p) { *p = T(); } };
template <int N> struct Lo_vt { static HD void go() { Lo_vt<N - 1>::go(); } }; template <> struct Lo_vt<0> { static void go() {} };
template <int N> struct Lp_vt { static HD void go() { Lo_vt<N>::go(); } };
template <int N> HD void rec() { if constexpr (N > 0) rec<N - 1>(); else El_vt::s(); }
template <class T> struct big_vt { static constexpr bool value = sizeof(T) > 4; };
template <class T> struct big2_vt { enum { value = sizeof(T) > 4 }; };
template <class T> struct big3_vt { static constexpr bool value = (sizeof(T) > 4); };
template <class T> struct big4_vt { static constexpr int value = sizeof(T); };
template <bool B> struct Ch_vt { HD static int f() { return 1; } }; template <> struct Ch_vt<false> { static int f() { return 1; } };
template <class T> HD int c1(T) { return Ch_vt<big_vt<T>::value>::f(); }
template <class T> HD int c2(T) { return Ch_vt<big2_vt<T>::value>::f(); }
template <class T> HD int c3(T) { return Ch_vt<big3_vt<T>::value>::f(); }
template <class T> HD int c4(T) { return Ch_vt<(big4_vt<T>::value > 4)>::f(); }
template <class T> HD int c5(T) { constexpr bool b = sizeof(T) > 4; return Ch_vt<b>::f(); }
template <class T> HD int c6(T) { if constexpr (big_vt<T>::value) return 1; else return El_vt::s(); }
__global__ void k_vt() {
  S1_vt<Cfg_vt> s1; s1.go();
  S2_vt<Cfg_vt> s2; s2.go();
  S3_vt<Cfg_vt> s3; s3.go() + s3.go2();
  S4_vt<Cfg_vt> s4; s4.go() + s4.go2();
  S5_vt<El_vt> s5; s5.go();
  S6_vt<Cfg_vt> s6; s6.go() + s6.go2();
  S7_vt<Cfg_vt> s7; s7.go() + s7.go2();
  S8_vt<Cfg_vt> s8; s8.go();
  f1(Cfg_vt());
  f2(Cfg_vt());
  f3(Cfg_vt());
  f5(Cfg_vt());
  f6(Cfg_vt());
  f7(Cfg_vt());
  Loop_vt<int, 1>::go(nullptr);
  Lo_vt<2>::go();
  Lp_vt<0>::go();
  rec<2>();
  c1(1); c2(1); c3(1); c4(1); c5(1); c6(1);
}
