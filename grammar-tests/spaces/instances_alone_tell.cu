// std: 17
// What only an instance of a template tells: traits, functors, constructors and destructors, bases, partial specialisations.
struct DcA { int v; int h() const { return v; } static int sh() { return 1; } __host__ __device__ int b() const { return v; } };
struct DcB { int v; __host__ __device__ int h() const { return v; } static __host__ __device__ int sh() { return 1; } __host__ __device__ int b() const { return v; } };
struct DcC { int v; DcC() : v(0) {} ~DcC() {} };
struct DcD { int v; __host__ __device__ DcD() : v(0) {} __host__ __device__ ~DcD() {} };
struct DcE { int v; DcE() : v(0) {} DcE(const DcE &o) : v(o.v) {} __host__ __device__ ~DcE() {} DcE &operator=(const DcE &) { return *this; } };
struct DcFh { int operator()(int i) const { return i; } };
struct DcFb { __host__ __device__ int operator()(int i) const { return i; } };
inline int dchost(int i) { return i; }
template <class F> __global__ void dckern(F f) { f(0); }
template <class F> void dcpar(F f) { dckern<<<1, 1>>>(f); }
template <class T> struct DTr1 { static __host__ __device__ int f(T t) { return t.h(); } };
template <class T> __host__ __device__ int dt1(T t) { return DTr1<T>::f(t); }
void dl1() { dcpar([=] __device__(int) { dt1(DcA{}); }); }
template <class T> struct DTr2 { static __host__ __device__ int f(T t) { return t.h(); } };
template <class T> __host__ __device__ int dt2(T t) { return DTr2<T>::f(t); }
void dl2() { dcpar([=] __device__(int) { dt2(DcB{}); }); }
template <class T> struct DTr3 { static int f(T t) { return t.v; } }; template <> struct DTr3<DcB> { static __host__ __device__ int f(DcB t) { return t.v; } };
template <class T> __host__ __device__ int dt3(T t) { return DTr3<T>::f(t); }
void dl3() { dcpar([=] __device__(int) { dt3(DcA{}); }); }
template <class T> struct DTr4 { static int f(T t) { return t.v; } }; template <> struct DTr4<DcB> { static __host__ __device__ int f(DcB t) { return t.v; } };
template <class T> __host__ __device__ int dt4(T t) { return DTr4<T>::f(t); }
void dl4() { dcpar([=] __device__(int) { dt4(DcB{}); }); }
template <class T> struct DTr5 { static __host__ __device__ int f(T t) { return 1; } }; template <> struct DTr5<DcA> { static int f(DcA t) { return t.v; } };
template <class T> __host__ __device__ int dt5(T t) { return DTr5<T>::f(t); }
void dl5() { dcpar([=] __device__(int) { dt5(DcA{}); }); }
template <class T> struct DTr6 { static __host__ __device__ int f(T t) { return 1; } }; template <> struct DTr6<DcA> { static int f(DcA t) { return t.v; } };
template <class T> __host__ __device__ int dt6(T t) { return DTr6<T>::f(t); }
void dl6() { dcpar([=] __device__(int) { dt6(DcB{}); }); }
template <class T> struct DTr7; template <> struct DTr7<DcB> { static __host__ __device__ int f(DcB t) { return 1; } }; template <> struct DTr7<DcA> { static int f(DcA t) { return t.v; } };
template <class T> __host__ __device__ int dt7(T t) { return DTr7<T>::f(t); }
void dl7() { dcpar([=] __device__(int) { dt7(DcA{}); }); }
template <class T> struct DTr8; template <> struct DTr8<DcB> { static __host__ __device__ int f(DcB t) { return 1; } }; template <> struct DTr8<DcA> { static int f(DcA t) { return t.v; } };
template <class T> __host__ __device__ int dt8(T t) { return DTr8<T>::f(t); }
void dl8() { dcpar([=] __device__(int) { dt8(DcB{}); }); }
template <class T> struct DTr9 { static __host__ __device__ int f(T) { return 1; } }; template <class T> struct DTr9<T *> { static int f(T *) { return 1; } }; template <class T> struct DTr9<const T *> { static __host__ __device__ int f(const T *) { return 1; } };
template <class T> __host__ __device__ int dt9(T t) { return DTr9<T>::f(t); }
void dl9() { dcpar([=] __device__(int) { dt9((int *)nullptr); }); }
template <class T> struct DTr10 { static __host__ __device__ int f(T) { return 1; } }; template <class T> struct DTr10<T *> { static int f(T *) { return 1; } }; template <class T> struct DTr10<const T *> { static __host__ __device__ int f(const T *) { return 1; } };
template <class T> __host__ __device__ int dt10(T t) { return DTr10<T>::f(t); }
void dl10() { dcpar([=] __device__(int) { dt10((const int *)nullptr); }); }
template <class T> struct DTr11 { static __host__ __device__ int f(T) { return 1; } }; template <class T> struct DTr11<T *> { static int f(T *) { return 1; } }; template <class T> struct DTr11<const T *> { static __host__ __device__ int f(const T *) { return 1; } };
template <class T> __host__ __device__ int dt11(T t) { return DTr11<T>::f(t); }
void dl11() { dcpar([=] __device__(int) { dt11((DcA *)nullptr); }); }
template <class T> struct DTr12 { static __host__ __device__ int f(T) { return 1; } }; template <class T> struct DTr12<T *> { static int f(T *) { return 1; } }; template <class T> struct DTr12<const T *> { static __host__ __device__ int f(const T *) { return 1; } };
template <class T> __host__ __device__ int dt12(T t) { return DTr12<T>::f(t); }
void dl12() { dcpar([=] __device__(int) { dt12((const DcB *)nullptr); }); }
template <class T, class U> struct DTr13 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr13<T, T> { static int f() { return 1; } }; template <class T> struct DTr13<T, int> { static __host__ __device__ int f() { return 1; } }; template <class U> struct DTr13<DcA, U> { static int f() { return 3; } };
template <class T, class U> __host__ __device__ int dt13(T t, U u) { return DTr13<T, U>::f(); }
void dl13() { dcpar([=] __device__(int) { dt13(DcB{}, DcB{}); }); }
template <class T, class U> struct DTr14 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr14<T, T> { static int f() { return 1; } }; template <class T> struct DTr14<T, int> { static __host__ __device__ int f() { return 1; } }; template <class U> struct DTr14<DcA, U> { static int f() { return 3; } };
template <class T, class U> __host__ __device__ int dt14(T t, U u) { return DTr14<T, U>::f(); }
void dl14() { dcpar([=] __device__(int) { dt14(DcB{}, 1); }); }
template <class T, class U> struct DTr15 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr15<T, T> { static int f() { return 1; } }; template <class T> struct DTr15<T, int> { static __host__ __device__ int f() { return 1; } }; template <class U> struct DTr15<DcA, U> { static int f() { return 3; } };
template <class T, class U> __host__ __device__ int dt15(T t, U u) { return DTr15<T, U>::f(); }
void dl15() { dcpar([=] __device__(int) { dt15(DcA{}, 1.5); }); }
template <class T, class U> struct DTr16 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr16<T, T> { static int f() { return 1; } }; template <class T> struct DTr16<T, int> { static __host__ __device__ int f() { return 1; } }; template <class U> struct DTr16<DcA, U> { static int f() { return 3; } };
template <class T, class U> __host__ __device__ int dt16(T t, U u) { return DTr16<T, U>::f(); }
void dl16() { dcpar([=] __device__(int) { dt16(DcB{}, 1.5f); }); }
template <class T, bool B> struct DTr17 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr17<T, true> { static int f() { return 1; } };
template <class T> __host__ __device__ int dt17(T t) { return DTr17<T, (sizeof(T) > 4)>::f(); }
void dl17() { dcpar([=] __device__(int) { dt17(1); }); }
template <class T, bool B> struct DTr18 { static __host__ __device__ int f() { return 1; } }; template <class T> struct DTr18<T, true> { static int f() { return 1; } };
template <class T> __host__ __device__ int dt18(T t) { return DTr18<T, (sizeof(T) > 4)>::f(); }
void dl18() { dcpar([=] __device__(int) { dt18(1.5); }); }
template <int N> struct DTr19 { static __host__ __device__ int f(int i) { return DTr19<N - 1>::f(i); } }; template <> struct DTr19<0> { static int f(int i) { return i; } };
template <int N> __host__ __device__ int dt19(int i) { return DTr19<N>::f(i); }
void dl19() { dcpar([=] __device__(int) { dt19<0>(1); }); }
template <int N> struct DTr20 { static __host__ __device__ int f(int i) { return DTr20<N - 1>::f(i); } }; template <> struct DTr20<0> { static int f(int i) { return i; } };
template <int N> __host__ __device__ int dt20(int i) { return DTr20<N>::f(i); }
void dl20() { dcpar([=] __device__(int) { dt20<3>(1); }); }
template <int N> struct DTr21 { static __host__ __device__ int f(int i) { return DTr21<N - 1>::f(i); } }; template <> struct DTr21<0> { static __host__ __device__ int f(int i) { return i; } };
template <int N> __host__ __device__ int dt21(int i) { return DTr21<N>::f(i); }
void dl21() { dcpar([=] __device__(int) { dt21<3>(1); }); }
template <class F> __host__ __device__ int dt22(F f) { return f(1); }
void dl22() { dcpar([=] __device__(int) { dt22(DcFh{}); }); }
template <class F> __host__ __device__ int dt23(F f) { return f(1); }
void dl23() { dcpar([=] __device__(int) { dt23(DcFb{}); }); }
template <class F> __host__ __device__ int dt24(const F &f) { F g = f; return g(1); }
void dl24() { dcpar([=] __device__(int) { dt24(DcFh{}); }); }
template <class F> __host__ __device__ int dt25(const F &f) { F g = f; return g(1); }
void dl25() { dcpar([=] __device__(int) { dt25(DcFb{}); }); }
template <class F> __host__ __device__ int dt26() { return F{}(1); }
void dl26() { dcpar([=] __device__(int) { dt26<DcFh>(); }); }
template <class F> __host__ __device__ int dt27() { return F{}(1); }
void dl27() { dcpar([=] __device__(int) { dt27<DcFb>(); }); }
template <class F> __host__ __device__ int dt28() { F f; return f(1); }
void dl28() { dcpar([=] __device__(int) { dt28<DcFh>(); }); }
template <class F> __host__ __device__ int dt29() { F f; return f(1); }
void dl29() { dcpar([=] __device__(int) { dt29<DcFb>(); }); }
template <class F> struct DTr30 { F f; __host__ __device__ int operator()(int i) const { return f(i); } };
template <class F> __host__ __device__ int dt30(F f) { DTr30<F> t{f}; return t(1); }
void dl30() { dcpar([=] __device__(int) { dt30(DcFh{}); }); }
template <class F> struct DTr31 { F f; __host__ __device__ int operator()(int i) const { return f(i); } };
template <class F> __host__ __device__ int dt31(F f) { DTr31<F> t{f}; return t(1); }
void dl31() { dcpar([=] __device__(int) { dt31(DcFb{}); }); }
template <class F> struct DTr32 { F f; __host__ __device__ DTr32(F g) : f(g) {} __host__ __device__ int run(int i) const { return f(i); } };
template <class F> __host__ __device__ int dt32(F f) { return DTr32<F>(f).run(1); }
void dl32() { dcpar([=] __device__(int) { dt32(DcFh{}); }); }
template <class F> struct DTr33 { F f; __host__ __device__ DTr33(F g) : f(g) {} __host__ __device__ int run(int i) const { return f(i); } };
template <class F> __host__ __device__ int dt33(F f) { return DTr33<F>(f).run(1); }
void dl33() { dcpar([=] __device__(int) { dt33(DcFb{}); }); }
template <class F> struct DTr34 : F { __host__ __device__ int run(int i) const { return (*this)(i); } };
template <class F> __host__ __device__ int dt34(F f) { return DTr34<F>{}.run(1); }
void dl34() { dcpar([=] __device__(int) { dt34(DcFh{}); }); }
template <class F> struct DTr35 : F { __host__ __device__ int run(int i) const { return (*this)(i); } };
template <class F> __host__ __device__ int dt35(F f) { return DTr35<F>{}.run(1); }
void dl35() { dcpar([=] __device__(int) { dt35(DcFb{}); }); }
template <class F> struct DTr36 : F { __host__ __device__ int run(int i) const { return F::operator()(i); } };
template <class F> __host__ __device__ int dt36(F f) { DTr36<F> t; return t.run(1); }
void dl36() { dcpar([=] __device__(int) { dt36(DcFh{}); }); }
template <class F> struct DTr37 : F { __host__ __device__ int run(int i) const { return F::operator()(i); } };
template <class F> __host__ __device__ int dt37(F f) { DTr37<F> t; return t.run(1); }
void dl37() { dcpar([=] __device__(int) { dt37(DcFb{}); }); }
template <class T> __host__ __device__ int dt38() { T t; return t.v; }
void dl38() { dcpar([=] __device__(int) { dt38<DcC>(); }); }
template <class T> __host__ __device__ int dt39() { T t; return t.v; }
void dl39() { dcpar([=] __device__(int) { dt39<DcD>(); }); }
template <class T> __host__ __device__ int dt40() { T t; return t.v; }
void dl40() { dcpar([=] __device__(int) { dt40<DcE>(); }); }
template <class T> __host__ __device__ int dt41() { T t{}; return t.v; }
void dl41() { dcpar([=] __device__(int) { dt41<DcC>(); }); }
template <class T> __host__ __device__ int dt42() { T t{}; return t.v; }
void dl42() { dcpar([=] __device__(int) { dt42<DcD>(); }); }
template <class T> __host__ __device__ int dt43() { T t{}; return t.v; }
void dl43() { dcpar([=] __device__(int) { dt43<DcE>(); }); }
template <class T> __host__ __device__ int dt44() { return T().v; }
void dl44() { dcpar([=] __device__(int) { dt44<DcC>(); }); }
template <class T> __host__ __device__ int dt45() { return T().v; }
void dl45() { dcpar([=] __device__(int) { dt45<DcD>(); }); }
template <class T> __host__ __device__ int dt46() { return T().v; }
void dl46() { dcpar([=] __device__(int) { dt46<DcE>(); }); }
template <class T> __host__ __device__ int dt47(const T &t) { T u(t); return u.v; }
void dl47() { dcpar([=] __device__(int) { dt47(DcD()); }); }
template <class T> __host__ __device__ int dt48(const T &t) { T u(t); return u.v; }
void dl48() { dcpar([=] __device__(int) { dt48(DcE()); }); }
template <class T> __host__ __device__ int dt49(const T &t) { T u = t; u = t; return u.v; }
void dl49() { dcpar([=] __device__(int) { dt49(DcD()); }); }
template <class T> __host__ __device__ int dt50(const T &t) { T u = t; u = t; return u.v; }
void dl50() { dcpar([=] __device__(int) { dt50(DcE()); }); }
template <class T> struct DTr60 { T t[2]; __host__ __device__ int g() { return t[0].h(); } };
template <class T> __host__ __device__ int dt60() { DTr60<T> t{}; return t.g(); }
void dl60() { dcpar([=] __device__(int) { dt60<DcA>(); }); }
template <class T> struct DTr61 { T t[2]; __host__ __device__ int g() { return t[0].h(); } };
template <class T> __host__ __device__ int dt61() { DTr61<T> t{}; return t.g(); }
void dl61() { dcpar([=] __device__(int) { dt61<DcB>(); }); }
template <class T> __host__ __device__ int dt62() { return T::sh(); }
void dl62() { dcpar([=] __device__(int) { dt62<DcA>(); }); }
template <class T> __host__ __device__ int dt63() { return T::sh(); }
void dl63() { dcpar([=] __device__(int) { dt63<DcB>(); }); }
template <class T> struct DTr64 { using type = T; };
template <class T> __host__ __device__ int dt64() { using U = typename DTr64<T>::type; return U::sh(); }
void dl64() { dcpar([=] __device__(int) { dt64<DcA>(); }); }
template <class T> struct DTr65 { using type = T; };
template <class T> __host__ __device__ int dt65() { using U = typename DTr65<T>::type; return U::sh(); }
void dl65() { dcpar([=] __device__(int) { dt65<DcB>(); }); }
template <class T> struct DTr66 { using type = T; };
template <class T> __host__ __device__ int dt66() { typename DTr66<T>::type u{}; return u.h(); }
void dl66() { dcpar([=] __device__(int) { dt66<DcA>(); }); }
template <class T> struct DTr67 { using type = T; };
template <class T> __host__ __device__ int dt67() { typename DTr67<T>::type u{}; return u.h(); }
void dl67() { dcpar([=] __device__(int) { dt67<DcB>(); }); }
template <class T> struct DTr68 { T t; __host__ __device__ T *operator->() { return &t; } __host__ __device__ T &operator*() { return t; } };
template <class T> __host__ __device__ int dt68() { DTr68<T> p{}; return p->h() + (*p).b(); }
void dl68() { dcpar([=] __device__(int) { dt68<DcA>(); }); }
template <class T> struct DTr69 { T t; __host__ __device__ T *operator->() { return &t; } __host__ __device__ T &operator*() { return t; } };
template <class T> __host__ __device__ int dt69() { DTr69<T> p{}; return p->h() + (*p).b(); }
void dl69() { dcpar([=] __device__(int) { dt69<DcB>(); }); }
template <class T> struct DTr70 { T t; __host__ __device__ T &operator[](int) { return t; } __host__ __device__ T &operator()(int, int) { return t; } };
template <class T> __host__ __device__ int dt70() { DTr70<T> p{}; return p[0].h() + p(0, 1).b(); }
void dl70() { dcpar([=] __device__(int) { dt70<DcA>(); }); }
template <class T> struct DTr71 { T t; __host__ __device__ T &operator[](int) { return t; } __host__ __device__ T &operator()(int, int) { return t; } };
template <class T> __host__ __device__ int dt71() { DTr71<T> p{}; return p[0].h() + p(0, 1).b(); }
void dl71() { dcpar([=] __device__(int) { dt71<DcB>(); }); }
template <class D> struct DTr72 { __host__ __device__ D &self() { return static_cast<D &>(*this); } __host__ __device__ int go() { return self().impl(); } }; struct DxA72 : DTr72<DxA72> { int impl() { return 1; } }; struct DxB72 : DTr72<DxB72> { __host__ __device__ int impl() { return 1; } };
template <class T> __host__ __device__ int dt72(T t) { return t.go(); }
void dl72() { dcpar([=] __device__(int) { dt72(DxA72{}); }); }
template <class D> struct DTr73 { __host__ __device__ D &self() { return static_cast<D &>(*this); } __host__ __device__ int go() { return self().impl(); } }; struct DxA73 : DTr73<DxA73> { int impl() { return 1; } }; struct DxB73 : DTr73<DxB73> { __host__ __device__ int impl() { return 1; } };
template <class T> __host__ __device__ int dt73(T t) { return t.go(); }
void dl73() { dcpar([=] __device__(int) { dt73(DxB73{}); }); }
template <class T> struct DTr74 { template <class U> __host__ __device__ int m(U u) { return u.h(); } };
template <class T> __host__ __device__ int dt74(T t) { DTr74<int> x; return x.m(t); }
void dl74() { dcpar([=] __device__(int) { dt74(DcA{}); }); }
template <class T> struct DTr75 { template <class U> __host__ __device__ int m(U u) { return u.h(); } };
template <class T> __host__ __device__ int dt75(T t) { DTr75<int> x; return x.m(t); }
void dl75() { dcpar([=] __device__(int) { dt75(DcB{}); }); }
template <class T> struct DTr76 { template <int I> __host__ __device__ int m(T u) { return u.h() + I; } };
template <class T> __host__ __device__ int dt76(T t) { DTr76<T> x; return x.template m<3>(t); }
void dl76() { dcpar([=] __device__(int) { dt76(DcA{}); }); }
template <class T> struct DTr77 { template <int I> __host__ __device__ int m(T u) { return u.h() + I; } };
template <class T> __host__ __device__ int dt77(T t) { DTr77<T> x; return x.template m<3>(t); }
void dl77() { dcpar([=] __device__(int) { dt77(DcB{}); }); }
template <class T, class... R> __host__ __device__ int dt78(T t, R... r) { if constexpr (sizeof...(r) > 0) return t.h() + dt78(r...); else return t.h(); }
void dl78() { dcpar([=] __device__(int) { dt78(DcB{}, DcA{}); }); }
template <class T, class... R> __host__ __device__ int dt79(T t, R... r) { if constexpr (sizeof...(r) > 0) return t.h() + dt79(r...); else return t.h(); }
void dl79() { dcpar([=] __device__(int) { dt79(DcB{}, DcB{}); }); }
template <class... T> struct DTr80 { template <class F> static __host__ __device__ void each(F f) { (f(T{}), ...); } }; struct DxF80 { template <class T> __host__ __device__ void operator()(T t) const { t.h(); } };
template <class T> __host__ __device__ void dt80() { DTr80<T, DcB>::each(DxF80{}); }
void dl80() { dcpar([=] __device__(int) { dt80<DcA>(); }); }
template <class... T> struct DTr81 { template <class F> static __host__ __device__ void each(F f) { (f(T{}), ...); } }; struct DxF81 { template <class T> __host__ __device__ void operator()(T t) const { t.h(); } };
template <class T> __host__ __device__ void dt81() { DTr81<T, DcB>::each(DxF81{}); }
void dl81() { dcpar([=] __device__(int) { dt81<DcB>(); }); }
template <class T> __host__ __device__ int dg82(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt82(T *p) { return dg82(*p); }
void dl82() { dcpar([=] __device__(int) { dt82((DcA *)nullptr); }); }
template <class T> __host__ __device__ int dg83(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt83(T *p) { return dg83(*p); }
void dl83() { dcpar([=] __device__(int) { dt83((DcB *)nullptr); }); }
template <class T> __host__ __device__ int dg84(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt84(T *p) { return dg84(p[0]); }
void dl84() { dcpar([=] __device__(int) { dt84((DcA *)nullptr); }); }
template <class T> __host__ __device__ int dg85(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt85(T *p) { return dg85(p[0]); }
void dl85() { dcpar([=] __device__(int) { dt85((DcB *)nullptr); }); }
template <class T> __host__ __device__ int dg86(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt86(T p) { const auto &q = p; return dg86(q); }
void dl86() { dcpar([=] __device__(int) { dt86(DcA{}); }); }
template <class T> __host__ __device__ int dg87(const T &t) { return t.h(); }
template <class T> __host__ __device__ int dt87(T p) { const auto &q = p; return dg87(q); }
void dl87() { dcpar([=] __device__(int) { dt87(DcB{}); }); }
template <class T> __host__ __device__ T dg88() { return T{}; }
template <class T> __host__ __device__ int dt88() { return dg88<T>().h(); }
void dl88() { dcpar([=] __device__(int) { dt88<DcA>(); }); }
template <class T> __host__ __device__ T dg89() { return T{}; }
template <class T> __host__ __device__ int dt89() { return dg89<T>().h(); }
void dl89() { dcpar([=] __device__(int) { dt89<DcB>(); }); }
template <class T> __host__ __device__ T dg90() { return T{}; }
template <class T> __host__ __device__ int dt90() { auto x = dg90<T>(); return x.h(); }
void dl90() { dcpar([=] __device__(int) { dt90<DcA>(); }); }
template <class T> __host__ __device__ T dg91() { return T{}; }
template <class T> __host__ __device__ int dt91() { auto x = dg91<T>(); return x.h(); }
void dl91() { dcpar([=] __device__(int) { dt91<DcB>(); }); }
template <class A, class B> struct DTr92 { A first; B second; }; template <class A, class B> __host__ __device__ DTr92<A, B> dmk92(A a, B b) { return {a, b}; }
template <class T> __host__ __device__ int dt92(T t) { auto p = dmk92(t, 1); return p.first.h() + p.second; }
void dl92() { dcpar([=] __device__(int) { dt92(DcA{}); }); }
template <class A, class B> struct DTr93 { A first; B second; }; template <class A, class B> __host__ __device__ DTr93<A, B> dmk93(A a, B b) { return {a, b}; }
template <class T> __host__ __device__ int dt93(T t) { auto p = dmk93(t, 1); return p.first.h() + p.second; }
void dl93() { dcpar([=] __device__(int) { dt93(DcB{}); }); }
template <template <class> class C, class T> struct DTr94 { C<T> c; __host__ __device__ int g() { return c.g(); } }; template <class T> struct DxC94 { T t; __host__ __device__ int g() { return t.h(); } };
template <class T> __host__ __device__ int dt94() { DTr94<DxC94, T> x{}; return x.g(); }
void dl94() { dcpar([=] __device__(int) { dt94<DcA>(); }); }
template <template <class> class C, class T> struct DTr95 { C<T> c; __host__ __device__ int g() { return c.g(); } }; template <class T> struct DxC95 { T t; __host__ __device__ int g() { return t.h(); } };
template <class T> __host__ __device__ int dt95() { DTr95<DxC95, T> x{}; return x.g(); }
void dl95() { dcpar([=] __device__(int) { dt95<DcB>(); }); }
template <class T> struct DTr96 { enum { n = 1 }; }; template <> struct DTr96<DcA> { enum { n = 2 }; }; template <int N> struct DxN96 { static __host__ __device__ int f() { return 1; } }; template <> struct DxN96<2> { static int f() { return 1; } };
template <class T> __host__ __device__ int dt96() { return DxN96<DTr96<T>::n>::f(); }
void dl96() { dcpar([=] __device__(int) { dt96<DcA>(); }); }
template <class T> struct DTr97 { enum { n = 1 }; }; template <> struct DTr97<DcA> { enum { n = 2 }; }; template <int N> struct DxN97 { static __host__ __device__ int f() { return 1; } }; template <> struct DxN97<2> { static int f() { return 1; } };
template <class T> __host__ __device__ int dt97() { return DxN97<DTr97<T>::n>::f(); }
void dl97() { dcpar([=] __device__(int) { dt97<DcB>(); }); }
template <class T> struct DTr98 { static constexpr bool value = false; }; template <> struct DTr98<DcA> { static constexpr bool value = true; };
template <class T> __host__ __device__ int dt98() { if constexpr (DTr98<T>::value) return dchost(1); else return 2; }
void dl98() { dcpar([=] __device__(int) { dt98<DcA>(); }); }
template <class T> struct DTr99 { static constexpr bool value = false; }; template <> struct DTr99<DcA> { static constexpr bool value = true; };
template <class T> __host__ __device__ int dt99() { if constexpr (DTr99<T>::value) return dchost(1); else return 2; }
void dl99() { dcpar([=] __device__(int) { dt99<DcB>(); }); }
template <class T> __host__ __device__ int dt100(T t) { auto l = [=](int i) { return t.h() + i; }; return l(1); }
void dl100() { dcpar([=] __device__(int) { dt100(DcA{}); }); }
template <class T> __host__ __device__ int dt101(T t) { auto l = [=](int i) { return t.h() + i; }; return l(1); }
void dl101() { dcpar([=] __device__(int) { dt101(DcB{}); }); }
template <class T> __host__ __device__ int dt102(T t) { auto l = [](auto x) { return x.h(); }; return l(t); }
void dl102() { dcpar([=] __device__(int) { dt102(DcA{}); }); }
template <class T> __host__ __device__ int dt103(T t) { auto l = [](auto x) { return x.h(); }; return l(t); }
void dl103() { dcpar([=] __device__(int) { dt103(DcB{}); }); }
template <class F> __host__ __device__ int dapply104(F f) { return f(1); }
template <class T> __host__ __device__ int dt104(T t) { return dapply104([&](int i) { return t.h() + i; }); }
void dl104() { dcpar([=] __device__(int) { dt104(DcA{}); }); }
template <class F> __host__ __device__ int dapply105(F f) { return f(1); }
template <class T> __host__ __device__ int dt105(T t) { return dapply105([&](int i) { return t.h() + i; }); }
void dl105() { dcpar([=] __device__(int) { dt105(DcB{}); }); }
template <class T, int N> __host__ __device__ int dt106(T (&a)[N]) { return a[0].h(); } template <class T> __host__ __device__ int du106() { T a[2] = {}; return dt106(a); }
void dl106() { dcpar([=] __device__(int) { du106<DcA>(); }); }
template <class T, int N> __host__ __device__ int dt107(T (&a)[N]) { return a[0].h(); } template <class T> __host__ __device__ int du107() { T a[2] = {}; return dt107(a); }
void dl107() { dcpar([=] __device__(int) { du107<DcB>(); }); }
template <class T> __host__ __device__ int dt108(T t, int (T::*)() const = nullptr) { return t.h(); }
void dl108() { dcpar([=] __device__(int) { dt108(DcA{}); }); }
template <class T> __host__ __device__ int dt109(T t, int (T::*)() const = nullptr) { return t.h(); }
void dl109() { dcpar([=] __device__(int) { dt109(DcB{}); }); }
template <class T> __host__ __device__ auto dt110(T t) -> decltype(t.h()) { return t.h(); }
void dl110() { dcpar([=] __device__(int) { dt110(DcA{}); }); }
template <class T> __host__ __device__ auto dt111(T t) -> decltype(t.h()) { return t.h(); }
void dl111() { dcpar([=] __device__(int) { dt111(DcB{}); }); }
template <class T> __host__ __device__ int dt112(T t) { struct L { T x; __host__ __device__ int g() { return x.h(); } }; L l{t}; return l.g(); }
void dl112() { dcpar([=] __device__(int) { dt112(DcA{}); }); }
template <class T> __host__ __device__ int dt113(T t) { struct L { T x; __host__ __device__ int g() { return x.h(); } }; L l{t}; return l.g(); }
void dl113() { dcpar([=] __device__(int) { dt113(DcB{}); }); }
