// std: 17
// 20014 for members of class templates in templates of which the body says what they return: these are made where they are used.
#define HD __host__ __device__
template <class F> __global__ void kern(F f) { f(); }
template <class T> struct V1 { T x; HD V1() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V1<T>::om() const { return x; }
template <class T> inline T V1<T>::iom() const { return x; }
template <class T> HD auto f1(V1<T> &o) { o.m(); return 1; }
HD void g1(V1<int> &o) { f1(o); }
template <class T> struct V2 { T x; HD V2() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V2<T>::om() const { return x; }
template <class T> inline T V2<T>::iom() const { return x; }
template <class T> HD auto f2(V2<T> &o) { V2<T>::s(); return 1; }
HD void g2(V2<int> &o) { f2(o); }
template <class T> struct V3 { T x; HD V3() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V3<T>::om() const { return x; }
template <class T> inline T V3<T>::iom() const { return x; }
template <class T> HD auto f3(V3<T> &o) { o(1); return 1; }
HD void g3(V3<int> &o) { f3(o); }
template <class T> struct V4 { T x; HD V4() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V4<T>::om() const { return x; }
template <class T> inline T V4<T>::iom() const { return x; }
template <class T> HD auto f4(V4<T> &o) { o.im(); return 1; }
HD void g4(V4<int> &o) { f4(o); }
template <class T> struct V5 { T x; HD V5() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V5<T>::om() const { return x; }
template <class T> inline T V5<T>::iom() const { return x; }
template <class T> HD auto f5(V5<T> &o) -> int { o.m(); return 1; }
HD void g5(V5<int> &o) { f5(o); }
template <class T> struct V6 { T x; HD V6() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V6<T>::om() const { return x; }
template <class T> inline T V6<T>::iom() const { return x; }
template <class T> HD auto f6(V6<T> &o) -> int { V6<T>::s(); return 1; }
HD void g6(V6<int> &o) { f6(o); }
template <class T> struct V7 { T x; HD V7() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V7<T>::om() const { return x; }
template <class T> inline T V7<T>::iom() const { return x; }
template <class T> HD auto f7(V7<T> &o) -> int { o(1); return 1; }
HD void g7(V7<int> &o) { f7(o); }
template <class T> struct V8 { T x; HD V8() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V8<T>::om() const { return x; }
template <class T> inline T V8<T>::iom() const { return x; }
template <class T> HD auto f8(V8<T> &o) -> int { o.im(); return 1; }
HD void g8(V8<int> &o) { f8(o); }
template <class T> struct V9 { T x; HD V9() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V9<T>::om() const { return x; }
template <class T> inline T V9<T>::iom() const { return x; }
template <class T> HD decltype(auto) f9(V9<T> &o) { o.m(); return 1; }
HD void g9(V9<int> &o) { f9(o); }
template <class T> struct V10 { T x; HD V10() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V10<T>::om() const { return x; }
template <class T> inline T V10<T>::iom() const { return x; }
template <class T> HD decltype(auto) f10(V10<T> &o) { V10<T>::s(); return 1; }
HD void g10(V10<int> &o) { f10(o); }
template <class T> struct V11 { T x; HD V11() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V11<T>::om() const { return x; }
template <class T> inline T V11<T>::iom() const { return x; }
template <class T> HD decltype(auto) f11(V11<T> &o) { o(1); return 1; }
HD void g11(V11<int> &o) { f11(o); }
template <class T> struct V12 { T x; HD V12() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V12<T>::om() const { return x; }
template <class T> inline T V12<T>::iom() const { return x; }
template <class T> HD decltype(auto) f12(V12<T> &o) { o.im(); return 1; }
HD void g12(V12<int> &o) { f12(o); }
template <class T> struct V13 { T x; HD V13() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V13<T>::om() const { return x; }
template <class T> inline T V13<T>::iom() const { return x; }
template <class T> HD auto f13(V13<T> &o) { o.m(); return 1; }
template <class T> HD void h13(V13<T> &o) { f13(o); }
HD void g13(V13<int> &o) { h13(o); }
template <class T> struct V14 { T x; HD V14() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V14<T>::om() const { return x; }
template <class T> inline T V14<T>::iom() const { return x; }
template <class T> HD auto f14(V14<T> &o) { V14<T>::s(); return 1; }
template <class T> HD void h14(V14<T> &o) { f14(o); }
HD void g14(V14<int> &o) { h14(o); }
template <class T> struct V15 { T x; HD V15() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V15<T>::om() const { return x; }
template <class T> inline T V15<T>::iom() const { return x; }
template <class T> HD auto f15(V15<T> &o) { o(1); return 1; }
template <class T> HD void h15(V15<T> &o) { f15(o); }
HD void g15(V15<int> &o) { h15(o); }
template <class T> struct V16 { T x; HD V16() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V16<T>::om() const { return x; }
template <class T> inline T V16<T>::iom() const { return x; }
template <class T> HD auto f16(V16<T> &o) { o.im(); return 1; }
template <class T> HD void h16(V16<T> &o) { f16(o); }
HD void g16(V16<int> &o) { h16(o); }
template <class T> struct V21 { T x; HD V21() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V21<T>::om() const { return x; }
template <class T> inline T V21<T>::iom() const { return x; }
template <class T> HD void f21(V21<T> &o) { o.m(); }
template <class T> HD auto h21(V21<T> &o) { f21(o); return 1; }
HD void g21(V21<int> &o) { h21(o); }
template <class T> struct V22 { T x; HD V22() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V22<T>::om() const { return x; }
template <class T> inline T V22<T>::iom() const { return x; }
template <class T> HD void f22(V22<T> &o) { V22<T>::s(); }
template <class T> HD auto h22(V22<T> &o) { f22(o); return 1; }
HD void g22(V22<int> &o) { h22(o); }
template <class T> struct V23 { T x; HD V23() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V23<T>::om() const { return x; }
template <class T> inline T V23<T>::iom() const { return x; }
template <class T> HD void f23(V23<T> &o) { o(1); }
template <class T> HD auto h23(V23<T> &o) { f23(o); return 1; }
HD void g23(V23<int> &o) { h23(o); }
template <class T> struct V24 { T x; HD V24() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V24<T>::om() const { return x; }
template <class T> inline T V24<T>::iom() const { return x; }
template <class T> HD void f24(V24<T> &o) { o.im(); }
template <class T> HD auto h24(V24<T> &o) { f24(o); return 1; }
HD void g24(V24<int> &o) { h24(o); }
template <class T> struct V25 { T x; HD V25() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V25<T>::om() const { return x; }
template <class T> inline T V25<T>::iom() const { return x; }
template <class T> struct W25 { V25<T> o; HD auto f() { o.m(); return 1; } };
HD void g25(W25<int> &w) { w.f(); }
template <class T> struct V26 { T x; HD V26() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V26<T>::om() const { return x; }
template <class T> inline T V26<T>::iom() const { return x; }
template <class T> struct W26 { V26<T> o; HD auto f() { V26<T>::s(); return 1; } };
HD void g26(W26<int> &w) { w.f(); }
template <class T> struct V27 { T x; HD V27() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V27<T>::om() const { return x; }
template <class T> inline T V27<T>::iom() const { return x; }
template <class T> struct W27 { V27<T> o; HD auto f() { o(1); return 1; } };
HD void g27(W27<int> &w) { w.f(); }
template <class T> struct V28 { T x; HD V28() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V28<T>::om() const { return x; }
template <class T> inline T V28<T>::iom() const { return x; }
template <class T> struct W28 { V28<T> o; HD auto f() { o.im(); return 1; } };
HD void g28(W28<int> &w) { w.f(); }
template <class T> struct V33 { T x; HD V33() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V33<T>::om() const { return x; }
template <class T> inline T V33<T>::iom() const { return x; }
template <class T> HD auto f33(V33<T> &o) { o.m(); return 1; }
void g33(V33<int> o) { kern<<<1, 1>>>([=] __device__ () mutable { f33(o); }); }
template <class T> struct V34 { T x; HD V34() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V34<T>::om() const { return x; }
template <class T> inline T V34<T>::iom() const { return x; }
template <class T> HD auto f34(V34<T> &o) { V34<T>::s(); return 1; }
void g34(V34<int> o) { kern<<<1, 1>>>([=] __device__ () mutable { f34(o); }); }
template <class T> struct V35 { T x; HD V35() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V35<T>::om() const { return x; }
template <class T> inline T V35<T>::iom() const { return x; }
template <class T> HD auto f35(V35<T> &o) { o(1); return 1; }
void g35(V35<int> o) { kern<<<1, 1>>>([=] __device__ () mutable { f35(o); }); }
template <class T> struct V36 { T x; HD V36() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V36<T>::om() const { return x; }
template <class T> inline T V36<T>::iom() const { return x; }
template <class T> HD auto f36(V36<T> &o) { o.im(); return 1; }
void g36(V36<int> o) { kern<<<1, 1>>>([=] __device__ () mutable { f36(o); }); }
template <class T> struct V41 { T x; HD V41() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V41<T>::om() const { return x; }
template <class T> inline T V41<T>::iom() const { return x; }
template <class T> HD auto f41(V41<T> &o) { auto l = [] {}; o.m(); return 1; }
HD void g41(V41<int> &o) { f41(o); }
template <class T> struct V42 { T x; HD V42() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V42<T>::om() const { return x; }
template <class T> inline T V42<T>::iom() const { return x; }
template <class T> HD auto f42(V42<T> &o) { auto l = [] {}; V42<T>::s(); return 1; }
HD void g42(V42<int> &o) { f42(o); }
template <class T> struct V43 { T x; HD V43() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V43<T>::om() const { return x; }
template <class T> inline T V43<T>::iom() const { return x; }
template <class T> HD auto f43(V43<T> &o) { auto l = [] {}; o(1); return 1; }
HD void g43(V43<int> &o) { f43(o); }
template <class T> struct V44 { T x; HD V44() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V44<T>::om() const { return x; }
template <class T> inline T V44<T>::iom() const { return x; }
template <class T> HD auto f44(V44<T> &o) { auto l = [] {}; o.im(); return 1; }
HD void g44(V44<int> &o) { f44(o); }
template <class T> struct V45 { T x; HD V45() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V45<T>::om() const { return x; }
template <class T> inline T V45<T>::iom() const { return x; }
template <class T> HD constexpr auto f45(V45<T> &o) { o.m(); return 1; }
HD void g45(V45<int> &o) { f45(o); }
template <class T> struct V46 { T x; HD V46() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V46<T>::om() const { return x; }
template <class T> inline T V46<T>::iom() const { return x; }
template <class T> HD constexpr auto f46(V46<T> &o) { V46<T>::s(); return 1; }
HD void g46(V46<int> &o) { f46(o); }
template <class T> struct V47 { T x; HD V47() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V47<T>::om() const { return x; }
template <class T> inline T V47<T>::iom() const { return x; }
template <class T> HD constexpr auto f47(V47<T> &o) { o(1); return 1; }
HD void g47(V47<int> &o) { f47(o); }
template <class T> struct V48 { T x; HD V48() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V48<T>::om() const { return x; }
template <class T> inline T V48<T>::iom() const { return x; }
template <class T> HD constexpr auto f48(V48<T> &o) { o.im(); return 1; }
HD void g48(V48<int> &o) { f48(o); }
template <class T> struct V57 { T x; HD V57() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V57<T>::om() const { return x; }
template <class T> inline T V57<T>::iom() const { return x; }
template <class T> HD auto f57(T &o) { o.m(); return 1; }
HD void g57(V57<int> &o) { f57(o); }
template <class T> struct V58 { T x; HD V58() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V58<T>::om() const { return x; }
template <class T> inline T V58<T>::iom() const { return x; }
template <class T> HD auto f58(T &o) { o.m(); return 1; }
HD void g58(V58<int> &o) { f58(o); }
template <class T> struct V59 { T x; HD V59() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V59<T>::om() const { return x; }
template <class T> inline T V59<T>::iom() const { return x; }
template <class T> HD auto f59(T &o) { o.m(); return 1; }
HD void g59(V59<int> &o) { f59(o); }
template <class T> struct V60 { T x; HD V60() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V60<T>::om() const { return x; }
template <class T> inline T V60<T>::iom() const { return x; }
template <class T> HD auto f60(T &o) { o.m(); return 1; }
HD void g60(V60<int> &o) { f60(o); }
template <class T> struct V61 { T x; HD V61() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V61<T>::om() const { return x; }
template <class T> inline T V61<T>::iom() const { return x; }
HD auto f61(V61<int> &o) { o.m(); return 1; }
HD void g61(V61<int> &o) { f61(o); }
template <class T> struct V62 { T x; HD V62() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V62<T>::om() const { return x; }
template <class T> inline T V62<T>::iom() const { return x; }
HD auto f62(V62<int> &o) { V62<int>::s(); return 1; }
HD void g62(V62<int> &o) { f62(o); }
template <class T> struct V63 { T x; HD V63() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V63<T>::om() const { return x; }
template <class T> inline T V63<T>::iom() const { return x; }
HD auto f63(V63<int> &o) { o(1); return 1; }
HD void g63(V63<int> &o) { f63(o); }
template <class T> struct V64 { T x; HD V64() {} T m() const { return x; } T &r() { return x; } inline T im() const { return x; } T om() const; inline T iom() const; static T s() { return T(); } inline static T is() { return T(); } T operator()(int) const { return x; } inline T operator[](int) const { return x; } template <class U> T tm(U) { return x; } T h() const; };
template <class T> T V64<T>::om() const { return x; }
template <class T> inline T V64<T>::iom() const { return x; }
HD auto f64(V64<int> &o) { o.im(); return 1; }
HD void g64(V64<int> &o) { f64(o); }
