// std: 17
// Constructors that take enumerators, strings, literals, pointers, other classes: which is called.
enum CcE { cc_e0, cc_e1 }; enum class CcF { x, y };
struct CcEnum { int v; CcEnum(CcE e) : v(e) {} };
struct CcScoped { int v; CcScoped(CcF f) : v(1) {} };
struct CcStr { const char *p; CcStr(const char *s) : p(s) {} };
struct CcMix { int v; CcMix(CcE) : v(0) {} __host__ __device__ CcMix(int) : v(0) {} __host__ __device__ CcMix(double) : v(0) {} CcMix(const char *) : v(1) {} };
struct CcMix2 { int v; __host__ __device__ CcMix2(CcE) : v(0) {} CcMix2(int) : v(0) {} __host__ __device__ CcMix2(const char *) : v(1) {} CcMix2(bool) : v(2) {} };
struct CcTwo { int v; CcTwo(CcE, int) : v(0) {} __host__ __device__ CcTwo(int, int) : v(0) {} CcTwo(const char *, int) : v(0) {} };
struct CcNull { int v; CcNull(decltype(nullptr)) : v(0) {} __host__ __device__ CcNull(int) : v(0) {} };
struct CcPtr { int v; CcPtr(int *) : v(0) {} __host__ __device__ CcPtr(double *) : v(0) {} };
struct CcRef { int v; CcRef(int &) : v(0) {} __host__ __device__ CcRef(int &&) : v(0) {} };
struct CcDef { int v; CcDef(int, int = 2) : v(0) {} __host__ __device__ CcDef(double) : v(0) {} };
struct CcList { int v; CcList(int, int, int) : v(0) {} };
struct CcOther { int v; CcOther(CcEnum *) : v(0) {} __host__ __device__ CcOther(int) : v(0) {} };
struct CcTmpl { int v; template <class T> CcTmpl(T) : v(0) {} };
struct CcTmpl2 { int v; template <class T> CcTmpl2(T) : v(0) {} __host__ __device__ CcTmpl2(int) : v(0) {} };
struct CcDeflt { int v; CcDeflt() : v(0) {} __host__ __device__ CcDeflt(int) : v(0) {} };
struct CcExp { int v; explicit CcExp(CcE) : v(0) {} };
template <class T> struct CcTc { T v; CcTc(CcE) : v(0) {} __host__ __device__ CcTc(T t) : v(t) {} CcTc(const char *) : v(0) {} };
struct CcInh : CcEnum { using CcEnum::CcEnum; };
struct CcConst { int v; CcConst(const int *) : v(0) {} __host__ __device__ CcConst(const char *) : v(0) {} };
__host__ __device__ int cctake(CcMix) { return 0; }
__host__ __device__ int cctake2(const CcMix2 &) { return 0; }
__host__ __device__ int cctakes(const CcStr &) { return 0; }
__host__ __device__ int cctakee(CcEnum) { return 0; }
template <class F> __global__ void cckern(F f) { f(0); }
template <class F> void ccpar(F f) { cckern<<<1, 1>>>(f); }
__host__ __device__ void cchd1(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcEnum(cc_e0); }
__host__ __device__ void cchd2(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum{cc_e0}; }
__host__ __device__ void cchd3(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x(cc_e0); }
__host__ __device__ void cchd4(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x{cc_e0}; }
__host__ __device__ void cchd5(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcEnum(cc_e0); }
__host__ __device__ void cchd6(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcEnum>(cc_e0); }
__host__ __device__ void cchd7(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x = cc_e0; }
__host__ __device__ void cchd8(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcEnum(e); }
__host__ __device__ void cchd9(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum{e}; }
__host__ __device__ void cchd10(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x(e); }
__host__ __device__ void cchd11(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x{e}; }
__host__ __device__ void cchd12(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcEnum(e); }
__host__ __device__ void cchd13(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcEnum>(e); }
__host__ __device__ void cchd14(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x = e; }
__host__ __device__ void cchd15(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcEnum(CcE(1)); }
__host__ __device__ void cchd16(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum{CcE(1)}; }
__host__ __device__ void cchd17(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x(CcE(1)); }
__host__ __device__ void cchd18(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x{CcE(1)}; }
__host__ __device__ void cchd19(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcEnum(CcE(1)); }
__host__ __device__ void cchd20(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcEnum>(CcE(1)); }
__host__ __device__ void cchd21(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x = CcE(1); }
__host__ __device__ void cchd22(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcEnum(static_cast<CcE>(i)); }
__host__ __device__ void cchd23(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum{static_cast<CcE>(i)}; }
__host__ __device__ void cchd24(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x(static_cast<CcE>(i)); }
__host__ __device__ void cchd25(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x{static_cast<CcE>(i)}; }
__host__ __device__ void cchd26(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcEnum(static_cast<CcE>(i)); }
__host__ __device__ void cchd27(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcEnum>(static_cast<CcE>(i)); }
__host__ __device__ void cchd28(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcEnum x = static_cast<CcE>(i); }
__host__ __device__ void cchd29(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcScoped(CcF::x); }
__host__ __device__ void cchd30(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped{CcF::x}; }
__host__ __device__ void cchd31(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x(CcF::x); }
__host__ __device__ void cchd32(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x{CcF::x}; }
__host__ __device__ void cchd33(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcScoped(CcF::x); }
__host__ __device__ void cchd34(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcScoped>(CcF::x); }
__host__ __device__ void cchd35(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x = CcF::x; }
__host__ __device__ void cchd36(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcScoped(f); }
__host__ __device__ void cchd37(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped{f}; }
__host__ __device__ void cchd38(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x(f); }
__host__ __device__ void cchd39(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x{f}; }
__host__ __device__ void cchd40(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcScoped(f); }
__host__ __device__ void cchd41(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcScoped>(f); }
__host__ __device__ void cchd42(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcScoped x = f; }
__host__ __device__ void cchd43(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcStr("s"); }
__host__ __device__ void cchd44(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr{"s"}; }
__host__ __device__ void cchd45(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x("s"); }
__host__ __device__ void cchd46(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x{"s"}; }
__host__ __device__ void cchd47(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcStr("s"); }
__host__ __device__ void cchd48(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcStr>("s"); }
__host__ __device__ void cchd49(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x = "s"; }
__host__ __device__ void cchd50(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcStr(s); }
__host__ __device__ void cchd51(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr{s}; }
__host__ __device__ void cchd52(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x(s); }
__host__ __device__ void cchd53(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x{s}; }
__host__ __device__ void cchd54(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcStr(s); }
__host__ __device__ void cchd55(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcStr>(s); }
__host__ __device__ void cchd56(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x = s; }
__host__ __device__ void cchd57(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcStr(nullptr); }
__host__ __device__ void cchd58(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr{nullptr}; }
__host__ __device__ void cchd59(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x(nullptr); }
__host__ __device__ void cchd60(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x{nullptr}; }
__host__ __device__ void cchd61(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcStr(nullptr); }
__host__ __device__ void cchd62(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcStr>(nullptr); }
__host__ __device__ void cchd63(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcStr x = nullptr; }
__host__ __device__ void cchd64(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(cc_e0); }
__host__ __device__ void cchd65(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{cc_e0}; }
__host__ __device__ void cchd66(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(cc_e0); }
__host__ __device__ void cchd67(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{cc_e0}; }
__host__ __device__ void cchd68(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(cc_e0); }
__host__ __device__ void cchd69(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(cc_e0); }
__host__ __device__ void cchd70(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = cc_e0; }
__host__ __device__ void cchd71(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(e); }
__host__ __device__ void cchd72(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{e}; }
__host__ __device__ void cchd73(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(e); }
__host__ __device__ void cchd74(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{e}; }
__host__ __device__ void cchd75(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(e); }
__host__ __device__ void cchd76(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(e); }
__host__ __device__ void cchd77(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = e; }
__host__ __device__ void cchd78(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(1); }
__host__ __device__ void cchd79(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{1}; }
__host__ __device__ void cchd80(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(1); }
__host__ __device__ void cchd81(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{1}; }
__host__ __device__ void cchd82(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(1); }
__host__ __device__ void cchd83(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(1); }
__host__ __device__ void cchd84(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = 1; }
__host__ __device__ void cchd85(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(i); }
__host__ __device__ void cchd86(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{i}; }
__host__ __device__ void cchd87(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(i); }
__host__ __device__ void cchd88(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{i}; }
__host__ __device__ void cchd89(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(i); }
__host__ __device__ void cchd90(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(i); }
__host__ __device__ void cchd91(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = i; }
__host__ __device__ void cchd92(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(1.5); }
__host__ __device__ void cchd93(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{1.5}; }
__host__ __device__ void cchd94(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(1.5); }
__host__ __device__ void cchd95(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{1.5}; }
__host__ __device__ void cchd96(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(1.5); }
__host__ __device__ void cchd97(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(1.5); }
__host__ __device__ void cchd98(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = 1.5; }
__host__ __device__ void cchd99(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix("s"); }
__host__ __device__ void cchd100(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{"s"}; }
__host__ __device__ void cchd101(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x("s"); }
__host__ __device__ void cchd102(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{"s"}; }
__host__ __device__ void cchd103(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix("s"); }
__host__ __device__ void cchd104(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>("s"); }
__host__ __device__ void cchd105(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = "s"; }
__host__ __device__ void cchd106(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(s); }
__host__ __device__ void cchd107(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{s}; }
__host__ __device__ void cchd108(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(s); }
__host__ __device__ void cchd109(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{s}; }
__host__ __device__ void cchd110(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(s); }
__host__ __device__ void cchd111(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(s); }
__host__ __device__ void cchd112(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = s; }
__host__ __device__ void cchd113(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(CcE(1)); }
__host__ __device__ void cchd114(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{CcE(1)}; }
__host__ __device__ void cchd115(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(CcE(1)); }
__host__ __device__ void cchd116(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{CcE(1)}; }
__host__ __device__ void cchd117(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(CcE(1)); }
__host__ __device__ void cchd118(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(CcE(1)); }
__host__ __device__ void cchd119(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = CcE(1); }
__host__ __device__ void cchd120(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix('c'); }
__host__ __device__ void cchd121(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{'c'}; }
__host__ __device__ void cchd122(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x('c'); }
__host__ __device__ void cchd123(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{'c'}; }
__host__ __device__ void cchd124(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix('c'); }
__host__ __device__ void cchd125(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>('c'); }
__host__ __device__ void cchd126(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = 'c'; }
__host__ __device__ void cchd127(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix(true); }
__host__ __device__ void cchd128(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix{true}; }
__host__ __device__ void cchd129(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x(true); }
__host__ __device__ void cchd130(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x{true}; }
__host__ __device__ void cchd131(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix(true); }
__host__ __device__ void cchd132(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix>(true); }
__host__ __device__ void cchd133(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix x = true; }
__host__ __device__ void cchd134(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(cc_e0); }
__host__ __device__ void cchd135(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{cc_e0}; }
__host__ __device__ void cchd136(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(cc_e0); }
__host__ __device__ void cchd137(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{cc_e0}; }
__host__ __device__ void cchd138(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(cc_e0); }
__host__ __device__ void cchd139(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(cc_e0); }
__host__ __device__ void cchd140(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = cc_e0; }
__host__ __device__ void cchd141(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(e); }
__host__ __device__ void cchd142(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{e}; }
__host__ __device__ void cchd143(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(e); }
__host__ __device__ void cchd144(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{e}; }
__host__ __device__ void cchd145(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(e); }
__host__ __device__ void cchd146(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(e); }
__host__ __device__ void cchd147(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = e; }
__host__ __device__ void cchd148(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(1); }
__host__ __device__ void cchd149(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{1}; }
__host__ __device__ void cchd150(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(1); }
__host__ __device__ void cchd151(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{1}; }
__host__ __device__ void cchd152(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(1); }
__host__ __device__ void cchd153(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(1); }
__host__ __device__ void cchd154(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = 1; }
__host__ __device__ void cchd155(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(i); }
__host__ __device__ void cchd156(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{i}; }
__host__ __device__ void cchd157(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(i); }
__host__ __device__ void cchd158(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{i}; }
__host__ __device__ void cchd159(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(i); }
__host__ __device__ void cchd160(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(i); }
__host__ __device__ void cchd161(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = i; }
__host__ __device__ void cchd162(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2("s"); }
__host__ __device__ void cchd163(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{"s"}; }
__host__ __device__ void cchd164(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x("s"); }
__host__ __device__ void cchd165(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{"s"}; }
__host__ __device__ void cchd166(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2("s"); }
__host__ __device__ void cchd167(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>("s"); }
__host__ __device__ void cchd168(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = "s"; }
__host__ __device__ void cchd169(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(s); }
__host__ __device__ void cchd170(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{s}; }
__host__ __device__ void cchd171(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(s); }
__host__ __device__ void cchd172(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{s}; }
__host__ __device__ void cchd173(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(s); }
__host__ __device__ void cchd174(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(s); }
__host__ __device__ void cchd175(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = s; }
__host__ __device__ void cchd176(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(true); }
__host__ __device__ void cchd177(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{true}; }
__host__ __device__ void cchd178(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(true); }
__host__ __device__ void cchd179(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{true}; }
__host__ __device__ void cchd180(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(true); }
__host__ __device__ void cchd181(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(true); }
__host__ __device__ void cchd182(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = true; }
__host__ __device__ void cchd183(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcMix2(i > 0); }
__host__ __device__ void cchd184(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2{i > 0}; }
__host__ __device__ void cchd185(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x(i > 0); }
__host__ __device__ void cchd186(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x{i > 0}; }
__host__ __device__ void cchd187(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcMix2(i > 0); }
__host__ __device__ void cchd188(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcMix2>(i > 0); }
__host__ __device__ void cchd189(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcMix2 x = i > 0; }
__host__ __device__ void cchd190(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo(cc_e0, 1); }
__host__ __device__ void cchd191(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{cc_e0, 1}; }
__host__ __device__ void cchd192(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x(cc_e0, 1); }
__host__ __device__ void cchd193(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{cc_e0, 1}; }
__host__ __device__ void cchd194(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo(cc_e0, 1); }
__host__ __device__ void cchd195(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo(e, i); }
__host__ __device__ void cchd196(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{e, i}; }
__host__ __device__ void cchd197(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x(e, i); }
__host__ __device__ void cchd198(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{e, i}; }
__host__ __device__ void cchd199(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo(e, i); }
__host__ __device__ void cchd200(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo(1, 1); }
__host__ __device__ void cchd201(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{1, 1}; }
__host__ __device__ void cchd202(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x(1, 1); }
__host__ __device__ void cchd203(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{1, 1}; }
__host__ __device__ void cchd204(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo(1, 1); }
__host__ __device__ void cchd205(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo(i, i); }
__host__ __device__ void cchd206(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{i, i}; }
__host__ __device__ void cchd207(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x(i, i); }
__host__ __device__ void cchd208(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{i, i}; }
__host__ __device__ void cchd209(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo(i, i); }
__host__ __device__ void cchd210(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo("s", 1); }
__host__ __device__ void cchd211(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{"s", 1}; }
__host__ __device__ void cchd212(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x("s", 1); }
__host__ __device__ void cchd213(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{"s", 1}; }
__host__ __device__ void cchd214(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo("s", 1); }
__host__ __device__ void cchd215(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTwo(s, 1); }
__host__ __device__ void cchd216(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo{s, 1}; }
__host__ __device__ void cchd217(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x(s, 1); }
__host__ __device__ void cchd218(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTwo x{s, 1}; }
__host__ __device__ void cchd219(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTwo(s, 1); }
__host__ __device__ void cchd220(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcNull(nullptr); }
__host__ __device__ void cchd221(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull{nullptr}; }
__host__ __device__ void cchd222(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x(nullptr); }
__host__ __device__ void cchd223(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x{nullptr}; }
__host__ __device__ void cchd224(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcNull(nullptr); }
__host__ __device__ void cchd225(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcNull>(nullptr); }
__host__ __device__ void cchd226(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x = nullptr; }
__host__ __device__ void cchd227(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcNull(1); }
__host__ __device__ void cchd228(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull{1}; }
__host__ __device__ void cchd229(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x(1); }
__host__ __device__ void cchd230(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x{1}; }
__host__ __device__ void cchd231(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcNull(1); }
__host__ __device__ void cchd232(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcNull>(1); }
__host__ __device__ void cchd233(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x = 1; }
__host__ __device__ void cchd234(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcNull(i); }
__host__ __device__ void cchd235(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull{i}; }
__host__ __device__ void cchd236(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x(i); }
__host__ __device__ void cchd237(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x{i}; }
__host__ __device__ void cchd238(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcNull(i); }
__host__ __device__ void cchd239(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcNull>(i); }
__host__ __device__ void cchd240(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcNull x = i; }
__host__ __device__ void cchd241(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcPtr(p); }
__host__ __device__ void cchd242(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr{p}; }
__host__ __device__ void cchd243(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x(p); }
__host__ __device__ void cchd244(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x{p}; }
__host__ __device__ void cchd245(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcPtr(p); }
__host__ __device__ void cchd246(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcPtr>(p); }
__host__ __device__ void cchd247(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x = p; }
__host__ __device__ void cchd248(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcPtr(q); }
__host__ __device__ void cchd249(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr{q}; }
__host__ __device__ void cchd250(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x(q); }
__host__ __device__ void cchd251(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x{q}; }
__host__ __device__ void cchd252(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcPtr(q); }
__host__ __device__ void cchd253(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcPtr>(q); }
__host__ __device__ void cchd254(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x = q; }
__host__ __device__ void cchd255(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcPtr(&i); }
__host__ __device__ void cchd256(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr{&i}; }
__host__ __device__ void cchd257(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x(&i); }
__host__ __device__ void cchd258(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x{&i}; }
__host__ __device__ void cchd259(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcPtr(&i); }
__host__ __device__ void cchd260(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcPtr>(&i); }
__host__ __device__ void cchd261(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcPtr x = &i; }
__host__ __device__ void cchd262(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcRef(i); }
__host__ __device__ void cchd263(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef{i}; }
__host__ __device__ void cchd264(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x(i); }
__host__ __device__ void cchd265(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x{i}; }
__host__ __device__ void cchd266(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcRef(i); }
__host__ __device__ void cchd267(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcRef>(i); }
__host__ __device__ void cchd268(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x = i; }
__host__ __device__ void cchd269(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcRef(1); }
__host__ __device__ void cchd270(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef{1}; }
__host__ __device__ void cchd271(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x(1); }
__host__ __device__ void cchd272(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x{1}; }
__host__ __device__ void cchd273(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcRef(1); }
__host__ __device__ void cchd274(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcRef>(1); }
__host__ __device__ void cchd275(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x = 1; }
__host__ __device__ void cchd276(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcRef(i + 1); }
__host__ __device__ void cchd277(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef{i + 1}; }
__host__ __device__ void cchd278(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x(i + 1); }
__host__ __device__ void cchd279(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x{i + 1}; }
__host__ __device__ void cchd280(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcRef(i + 1); }
__host__ __device__ void cchd281(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcRef>(i + 1); }
__host__ __device__ void cchd282(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcRef x = i + 1; }
__host__ __device__ void cchd283(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDef(1); }
__host__ __device__ void cchd284(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef{1}; }
__host__ __device__ void cchd285(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x(1); }
__host__ __device__ void cchd286(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x{1}; }
__host__ __device__ void cchd287(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDef(1); }
__host__ __device__ void cchd288(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcDef>(1); }
__host__ __device__ void cchd289(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x = 1; }
__host__ __device__ void cchd290(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDef(1, 2); }
__host__ __device__ void cchd291(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef{1, 2}; }
__host__ __device__ void cchd292(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x(1, 2); }
__host__ __device__ void cchd293(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x{1, 2}; }
__host__ __device__ void cchd294(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDef(1, 2); }
__host__ __device__ void cchd295(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDef(1.5); }
__host__ __device__ void cchd296(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef{1.5}; }
__host__ __device__ void cchd297(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x(1.5); }
__host__ __device__ void cchd298(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x{1.5}; }
__host__ __device__ void cchd299(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDef(1.5); }
__host__ __device__ void cchd300(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcDef>(1.5); }
__host__ __device__ void cchd301(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x = 1.5; }
__host__ __device__ void cchd302(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDef(i); }
__host__ __device__ void cchd303(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef{i}; }
__host__ __device__ void cchd304(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x(i); }
__host__ __device__ void cchd305(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x{i}; }
__host__ __device__ void cchd306(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDef(i); }
__host__ __device__ void cchd307(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcDef>(i); }
__host__ __device__ void cchd308(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDef x = i; }
__host__ __device__ void cchd309(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcList(1, 2, 3); }
__host__ __device__ void cchd310(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList{1, 2, 3}; }
__host__ __device__ void cchd311(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList x(1, 2, 3); }
__host__ __device__ void cchd312(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList x{1, 2, 3}; }
__host__ __device__ void cchd313(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcList(1, 2, 3); }
__host__ __device__ void cchd314(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcList(i, i, i); }
__host__ __device__ void cchd315(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList{i, i, i}; }
__host__ __device__ void cchd316(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList x(i, i, i); }
__host__ __device__ void cchd317(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcList x{i, i, i}; }
__host__ __device__ void cchd318(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcList(i, i, i); }
__host__ __device__ void cchd319(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcOther(1); }
__host__ __device__ void cchd320(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther{1}; }
__host__ __device__ void cchd321(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x(1); }
__host__ __device__ void cchd322(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x{1}; }
__host__ __device__ void cchd323(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcOther(1); }
__host__ __device__ void cchd324(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcOther>(1); }
__host__ __device__ void cchd325(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x = 1; }
__host__ __device__ void cchd326(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcOther(i); }
__host__ __device__ void cchd327(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther{i}; }
__host__ __device__ void cchd328(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x(i); }
__host__ __device__ void cchd329(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x{i}; }
__host__ __device__ void cchd330(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcOther(i); }
__host__ __device__ void cchd331(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcOther>(i); }
__host__ __device__ void cchd332(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcOther x = i; }
__host__ __device__ void cchd333(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl(1); }
__host__ __device__ void cchd334(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl{1}; }
__host__ __device__ void cchd335(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x(1); }
__host__ __device__ void cchd336(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x{1}; }
__host__ __device__ void cchd337(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl(1); }
__host__ __device__ void cchd338(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl>(1); }
__host__ __device__ void cchd339(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x = 1; }
__host__ __device__ void cchd340(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl(i); }
__host__ __device__ void cchd341(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl{i}; }
__host__ __device__ void cchd342(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x(i); }
__host__ __device__ void cchd343(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x{i}; }
__host__ __device__ void cchd344(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl(i); }
__host__ __device__ void cchd345(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl>(i); }
__host__ __device__ void cchd346(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x = i; }
__host__ __device__ void cchd347(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl(s); }
__host__ __device__ void cchd348(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl{s}; }
__host__ __device__ void cchd349(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x(s); }
__host__ __device__ void cchd350(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x{s}; }
__host__ __device__ void cchd351(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl(s); }
__host__ __device__ void cchd352(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl>(s); }
__host__ __device__ void cchd353(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x = s; }
__host__ __device__ void cchd354(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl(cc_e0); }
__host__ __device__ void cchd355(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl{cc_e0}; }
__host__ __device__ void cchd356(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x(cc_e0); }
__host__ __device__ void cchd357(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x{cc_e0}; }
__host__ __device__ void cchd358(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl(cc_e0); }
__host__ __device__ void cchd359(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl>(cc_e0); }
__host__ __device__ void cchd360(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl x = cc_e0; }
__host__ __device__ void cchd361(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl2(1); }
__host__ __device__ void cchd362(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2{1}; }
__host__ __device__ void cchd363(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x(1); }
__host__ __device__ void cchd364(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x{1}; }
__host__ __device__ void cchd365(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl2(1); }
__host__ __device__ void cchd366(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl2>(1); }
__host__ __device__ void cchd367(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x = 1; }
__host__ __device__ void cchd368(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl2(i); }
__host__ __device__ void cchd369(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2{i}; }
__host__ __device__ void cchd370(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x(i); }
__host__ __device__ void cchd371(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x{i}; }
__host__ __device__ void cchd372(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl2(i); }
__host__ __device__ void cchd373(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl2>(i); }
__host__ __device__ void cchd374(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x = i; }
__host__ __device__ void cchd375(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl2(s); }
__host__ __device__ void cchd376(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2{s}; }
__host__ __device__ void cchd377(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x(s); }
__host__ __device__ void cchd378(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x{s}; }
__host__ __device__ void cchd379(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl2(s); }
__host__ __device__ void cchd380(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl2>(s); }
__host__ __device__ void cchd381(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x = s; }
__host__ __device__ void cchd382(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl2(cc_e0); }
__host__ __device__ void cchd383(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2{cc_e0}; }
__host__ __device__ void cchd384(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x(cc_e0); }
__host__ __device__ void cchd385(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x{cc_e0}; }
__host__ __device__ void cchd386(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl2(cc_e0); }
__host__ __device__ void cchd387(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl2>(cc_e0); }
__host__ __device__ void cchd388(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x = cc_e0; }
__host__ __device__ void cchd389(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTmpl2(1.5); }
__host__ __device__ void cchd390(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2{1.5}; }
__host__ __device__ void cchd391(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x(1.5); }
__host__ __device__ void cchd392(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x{1.5}; }
__host__ __device__ void cchd393(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTmpl2(1.5); }
__host__ __device__ void cchd394(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTmpl2>(1.5); }
__host__ __device__ void cchd395(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTmpl2 x = 1.5; }
__host__ __device__ void cchd396(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDeflt(); }
__host__ __device__ void cchd397(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt{}; }
__host__ __device__ void cchd398(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt x{}; }
__host__ __device__ void cchd399(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDeflt(); }
__host__ __device__ void cchd400(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcDeflt(1); }
__host__ __device__ void cchd401(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt{1}; }
__host__ __device__ void cchd402(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt x(1); }
__host__ __device__ void cchd403(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt x{1}; }
__host__ __device__ void cchd404(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcDeflt(1); }
__host__ __device__ void cchd405(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcDeflt>(1); }
__host__ __device__ void cchd406(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcDeflt x = 1; }
__host__ __device__ void cchd407(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcExp(cc_e0); }
__host__ __device__ void cchd408(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcExp{cc_e0}; }
__host__ __device__ void cchd409(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcExp x(cc_e0); }
__host__ __device__ void cchd410(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcExp x{cc_e0}; }
__host__ __device__ void cchd411(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcExp(cc_e0); }
__host__ __device__ void cchd412(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTc<int>(cc_e0); }
__host__ __device__ void cchd413(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int>{cc_e0}; }
__host__ __device__ void cchd414(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x(cc_e0); }
__host__ __device__ void cchd415(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x{cc_e0}; }
__host__ __device__ void cchd416(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTc<int>(cc_e0); }
__host__ __device__ void cchd417(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTc<int>>(cc_e0); }
__host__ __device__ void cchd418(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x = cc_e0; }
__host__ __device__ void cchd419(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTc<int>(1); }
__host__ __device__ void cchd420(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int>{1}; }
__host__ __device__ void cchd421(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x(1); }
__host__ __device__ void cchd422(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x{1}; }
__host__ __device__ void cchd423(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTc<int>(1); }
__host__ __device__ void cchd424(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTc<int>>(1); }
__host__ __device__ void cchd425(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x = 1; }
__host__ __device__ void cchd426(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTc<int>("s"); }
__host__ __device__ void cchd427(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int>{"s"}; }
__host__ __device__ void cchd428(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x("s"); }
__host__ __device__ void cchd429(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x{"s"}; }
__host__ __device__ void cchd430(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTc<int>("s"); }
__host__ __device__ void cchd431(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTc<int>>("s"); }
__host__ __device__ void cchd432(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x = "s"; }
__host__ __device__ void cchd433(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcTc<int>(e); }
__host__ __device__ void cchd434(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int>{e}; }
__host__ __device__ void cchd435(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x(e); }
__host__ __device__ void cchd436(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x{e}; }
__host__ __device__ void cchd437(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcTc<int>(e); }
__host__ __device__ void cchd438(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcTc<int>>(e); }
__host__ __device__ void cchd439(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcTc<int> x = e; }
__host__ __device__ void cchd461(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcInh(cc_e0); }
__host__ __device__ void cchd462(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh{cc_e0}; }
__host__ __device__ void cchd463(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x(cc_e0); }
__host__ __device__ void cchd464(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x{cc_e0}; }
__host__ __device__ void cchd465(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcInh(cc_e0); }
__host__ __device__ void cchd466(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcInh>(cc_e0); }
__host__ __device__ void cchd467(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x = cc_e0; }
__host__ __device__ void cchd468(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcInh(e); }
__host__ __device__ void cchd469(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh{e}; }
__host__ __device__ void cchd470(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x(e); }
__host__ __device__ void cchd471(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x{e}; }
__host__ __device__ void cchd472(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcInh(e); }
__host__ __device__ void cchd473(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcInh>(e); }
__host__ __device__ void cchd474(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcInh x = e; }
__host__ __device__ void cchd475(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcConst("s"); }
__host__ __device__ void cchd476(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst{"s"}; }
__host__ __device__ void cchd477(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x("s"); }
__host__ __device__ void cchd478(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x{"s"}; }
__host__ __device__ void cchd479(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcConst("s"); }
__host__ __device__ void cchd480(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcConst>("s"); }
__host__ __device__ void cchd481(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x = "s"; }
__host__ __device__ void cchd482(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcConst(p); }
__host__ __device__ void cchd483(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst{p}; }
__host__ __device__ void cchd484(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x(p); }
__host__ __device__ void cchd485(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x{p}; }
__host__ __device__ void cchd486(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcConst(p); }
__host__ __device__ void cchd487(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcConst>(p); }
__host__ __device__ void cchd488(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x = p; }
__host__ __device__ void cchd489(int i, int *p, double *q, CcE e, CcF f, const char *s) { (void)CcConst(s); }
__host__ __device__ void cchd490(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst{s}; }
__host__ __device__ void cchd491(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x(s); }
__host__ __device__ void cchd492(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x{s}; }
__host__ __device__ void cchd493(int i, int *p, double *q, CcE e, CcF f, const char *s) { new CcConst(s); }
__host__ __device__ void cchd494(int i, int *p, double *q, CcE e, CcF f, const char *s) { static_cast<CcConst>(s); }
__host__ __device__ void cchd495(int i, int *p, double *q, CcE e, CcF f, const char *s) { CcConst x = s; }
__host__ __device__ void cchd496(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake(cc_e0); }
__host__ __device__ void cchd497(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake(e); }
__host__ __device__ void cchd498(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake(1); }
__host__ __device__ void cchd499(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake("s"); }
__host__ __device__ void cchd500(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake(s); }
__host__ __device__ void cchd501(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake2(cc_e0); }
__host__ __device__ void cchd502(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake2(1); }
__host__ __device__ void cchd503(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake2(true); }
__host__ __device__ void cchd504(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctake2("s"); }
__host__ __device__ void cchd505(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctakes("s"); }
__host__ __device__ void cchd506(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctakes(s); }
__host__ __device__ void cchd507(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctakee(cc_e0); }
__host__ __device__ void cchd508(int i, int *p, double *q, CcE e, CcF f, const char *s) { cctakee(e); }
