// std: 17
// Nothing is said of these: templates that take a base, constructors that are brought in, elements that are constant or not.
#define HDV __host__ __device__
template <class T, int n> struct AdBase { T a[n]; HDV T &operator[](int i) { return a[i]; } HDV const T &operator[](int i) const { return a[i]; } };
template <int n> struct AdV : AdBase<double, n> {};
struct AdMid : AdBase<int, 2> {};
struct AdLow : AdMid {};
template <class T> struct AdTr { using type = AdBase<T, 2>; };
struct AdAl : AdTr<int>::type {};
template <class T> struct AdDep : AdTr<T>::type {};
template <class... B> struct AdPack : B... {};
template <class D> struct AdCrtp { };
struct AdC : AdCrtp<AdC> {};
template <class T, int n> HDV int operator-(AdBase<T, n> a, AdBase<T, n> b) { return 1; }
template <int n> int operator-(AdV<n> a, AdV<n> b) { return 1; }
template <class T, int n> HDV int operator+(const AdBase<T, n> &a, int b) { return 1; }
struct AdOther { int v; };
inline int operator+(const AdOther &a, int b) { return 1; }
template <class D> HDV int operator*(const AdCrtp<D> &a, int b) { return 1; }
template <int n> int operator*(const AdV<n> &a, int b) { return 1; }
template <class T, int n> HDV int adf(AdBase<T, n> a) { return 1; }
template <int n> int adf(AdV<n> a) { return 1; }
template <class T> int adg(AdTr<T> a) { return 1; }
template <class T, int n> HDV int adg(AdBase<T, n> a) { return 1; }
template <class D> HDV int adh(const AdCrtp<D> &) { return 1; }
template <int n> int adh(const AdV<n> &) { return 1; }
HDV void ad1(AdMid a, AdMid b) { a - b; a + 1; adf(a); adg(a); }
HDV void ad2(AdLow a, AdLow b) { a - b; a + 1; adf(a); adg(a); }
HDV void ad3(AdAl a, AdAl b) { a - b; a + 1; adf(a); adg(a); }
HDV void ad4(AdDep<int> a, AdDep<int> b) { a - b; a + 1; adf(a); adg(a); }
HDV void ad5(AdPack<AdMid> a, AdPack<AdMid> b) { a - b; a + 1; adf(a); adg(a); }
HDV void ad6(AdC a) { a * 1; adh(a); }
HDV void ad7(AdV<2> a, AdV<2> b) { a + 1; adg(a); }
HDV void ad8(AdBase<AdMid, 2> a) { a[0] - a[1]; a[0] + 1; adf(a[0]); adg(a[1]); }
HDV void ad9(AdBase<AdC, 2> a) { a[0] * 1; adh(a[1]); }
HDV void ad10(AdBase<AdLow, 2> a) { a[0] - a[1]; a[0] + 1; adf(a[0]); adg(a[1]); }
enum AdE { ad_e };
struct AdB0 { int v; HDV AdB0(AdE) : v(1) {} HDV AdB0(int) : v(1) {} };
struct AdInh : AdB0 { using AdB0::AdB0; AdInh(const char *) : AdB0(1) {} };
struct AdInh2 : AdB0 { using AdB0::AdB0; AdInh2(double *) : AdB0(1) {} };
struct AdConv { int v; operator AdE() const { return ad_e; } };
HDV int adt1(AdInh) { return 1; }
HDV int adt2(const AdInh2 &) { return 1; }
HDV void ad11() { AdInh x(ad_e); AdInh y(1); AdInh z{ad_e}; AdInh(ad_e).v; new AdInh(1); AdInh w = ad_e; }
HDV void ad12() { adt1(ad_e); adt1(1); adt2(ad_e); adt2(2); }
HDV void ad13(AdE e, int i) { AdInh2 x(e); AdInh2 y(i); AdInh2 z{e}; AdInh2 w = e; adt1(e); adt2(e); adt1(i); adt2(i); }
struct AdCopy { int v; HDV AdCopy(const AdCopy &o) : v(o.v) {} HDV AdCopy(int) : v(0) {} AdCopy(const char *) : v(0) {} AdCopy(double *) : v(0) {} };
HDV void ad14(int i, AdE e, unsigned char c) { AdCopy x(i); AdCopy y(e); AdCopy z(c); AdCopy w{0}; AdCopy(ad_e).v; }
struct AdNul { int v; HDV AdNul(int *) : v(0) {} AdNul(int) : v(1) {} AdNul(double) : v(2) {} };
HDV void ad15(int *p) { AdNul x(nullptr); AdNul y(p); AdNul z(&*p); }
struct AdEn { int v; HDV AdEn(int) : v(0) {} AdEn(long) : v(1) {} AdEn(char) : v(2) {} };
enum AdL : long { ad_l }; enum class AdS : char { s };
HDV void ad16(AdE e) { AdEn x(e); AdEn y(ad_e); }
struct AdEn2 { int v; HDV AdEn2(long) : v(0) {} AdEn2(char *) : v(2) {} };
HDV void ad17(AdL e) { AdEn2 x(e); AdEn2 y(ad_l); }
struct AdArr { int v; template <int n> HDV AdArr(const char (&)[n]) : v(n) {} AdArr(int) : v(0) {} };
HDV void ad18() { AdArr x("abc"); AdArr y{"abc"}; }
struct AdArr2 { int v; HDV AdArr2(bool) : v(0) {} AdArr2(int) : v(0) {} };
HDV void ad19(int *p) { AdArr2 x("abc"); AdArr2 y(p); }
template <class T> struct AdIt { T *p; HDV T &operator*() const { return *p; } HDV AdIt operator+(int n) const { return *this; } };
struct AdX { int v; HDV int operator-(const AdX &) const { return 1; } int operator-(const AdX &) { return 1; } int operator[](int) { return 1; } HDV int operator[](int) const { return 1; } };
struct AdIc { AdX *p; HDV const AdX &operator*() const { return *p; } HDV const AdX &operator[](int) const { return *p; } };
struct AdRq { AdX x; HDV const AdX &operator[](int) const & { return x; } HDV const AdX &operator[](int) & { return x; } AdX &operator[](int) && { return x; } };
HDV void ad20(AdIc a) { *a - *a; a[0] - a[1]; (*a)[1]; a[1][1]; }
HDV void ad21(AdRq a, const AdRq &b) { a[0] - a[1]; b[0] - b[1]; a[0][0]; }
HDV void ad22(const AdBase<AdX, 2> a) { a[0] - a[1]; a[1][0]; }
HDV void ad23(const AdBase<AdBase<AdX, 2>, 2> &a) { a[0][1] - a[1][0]; a[1][0][1]; }
HDV void ad24(AdIt<const AdX> a) { *a - *a; (*a)[0]; *(a + 1) - *a; }
struct AdBx : AdBase<AdX, 3> { HDV const AdX &operator[](int i) { return a[i]; } };
HDV void ad25(AdBx a) { a[0] - a[1]; a[1][0]; }
struct AdBy : AdBase<AdX, 3> { };
HDV void ad26(const AdBy a) { a[0] - a[1]; a[1][0]; }
template <class P> HDV void ad27(const P &p) { p[0] - p[1]; p[0][1]; }
HDV void ad28() { AdBase<AdX, 3> a{}; ad27(a); AdBy b{}; ad27(b); }
struct AdCm { AdBase<AdX, 3> m; HDV void f() const { m[0] - m[1]; m[0][0]; this->m[1][1]; } };
HDV void ad29(AdCm c) { c.f(); }
template <class F> __global__ void adk(F f) { f(0); }
template <class F> void adpar(F f) { adk<<<1, 1>>>(f); }
void ad30(AdBase<AdX, 3> a) { adpar([=] HDV(int i) { a[0] - a[1]; a[i][0]; }); adpar([a] HDV(int i) { a[0] - a[1]; a[i][0]; }); adpar([b = a] __device__(int i) { b[0] - b[1]; b[i][0]; }); }
