// std: 17
// Operators of elements that operators of containers give: by what the container and the object are constant.
struct El { int v; int *q;
  El operator-(const El &o) const { return *this; } __host__ __device__ El operator-(const El &o) { return *this; }
  int operator[](int) const { return v; } __host__ __device__ int operator[](int) { return v; }
  El operator-() const { return *this; } __host__ __device__ El operator-() { return *this; }
  int operator*() const { return v; } __host__ __device__ int operator*() { return v; }
  const El *operator->() const { return this; } __host__ __device__ El *operator->() { return this; }
  El &operator++() { ++v; return *this; }
  El &operator+=(int) { return *this; }
 __host__ __device__ bool operator==(const El &) const { return true; }
 __host__ __device__ bool operator!() const { return true; }
};
 El operator+(El a, El b) { return a; }
 El operator*(int k, El b) { return b; }
 int operator/(El &a, int) { return 1; } __host__ __device__ int operator/(const El &a, int) { return 1; }

template <class T> struct Eca { T a[4]; __host__ __device__ T &operator[](int i) { return a[i]; } __host__ __device__ const T &operator[](int i) const { return a[i]; } };
template <class T> struct Ecb { T a[4]; __host__ __device__ T &operator[](int i) { return a[i]; } };
template <class T> struct Ecc { T a[4]; __host__ __device__ const T &operator[](int i) const { return a[i]; } };
template <class T> struct Ecd { T *a; __host__ __device__ T &operator[](int i) const { return a[i]; } };
template <class T> struct Ece { T *a; __host__ __device__ T operator[](int i) const { return a[i]; } };
template <class T> struct Ecf { T *a; __host__ __device__ T &operator()(int i) const { return a[i]; } __host__ __device__ T &operator[](int i) const { return a[i]; } };
template <class F> __global__ void elk(F f) { f(0); }
template <class F> void elp(F f) { elk<<<1, 1>>>(f); }
__host__ __device__ void el1(Eca<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el2(const Eca<El> &p, int i) { p[0] - p[1]; }
__host__ __device__ void el3(Eca<El> &p, int i) { p[0] - p[1]; }
void el4(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void el5(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el6(Eca<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el7(P p, int i) { p[0] - p[1]; } __host__ __device__ void el7u(Eca<El> p) { el7(p, 1); }
__host__ __device__ void el8(Eca<El> p, int i) { p[i][1]; }
__host__ __device__ void el9(const Eca<El> &p, int i) { p[i][1]; }
__host__ __device__ void el10(Eca<El> &p, int i) { p[i][1]; }
void el11(Eca<El> p) { elp([=] __host__ __device__(int i) { p[i][1]; }); }
void el12(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el13(Eca<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el14(P p, int i) { p[i][1]; } __host__ __device__ void el14u(Eca<El> p) { el14(p, 1); }
__host__ __device__ void el15(Eca<El> p, int i) { -p[0]; }
__host__ __device__ void el16(const Eca<El> &p, int i) { -p[0]; }
__host__ __device__ void el17(Eca<El> &p, int i) { -p[0]; }
void el18(Eca<El> p) { elp([=] __host__ __device__(int i) { -p[0]; }); }
void el19(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el20(Eca<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el21(P p, int i) { -p[0]; } __host__ __device__ void el21u(Eca<El> p) { el21(p, 1); }
__host__ __device__ void el22(Eca<El> p, int i) { *p[i]; }
__host__ __device__ void el23(const Eca<El> &p, int i) { *p[i]; }
__host__ __device__ void el24(Eca<El> &p, int i) { *p[i]; }
void el25(Eca<El> p) { elp([=] __host__ __device__(int i) { *p[i]; }); }
void el26(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el27(Eca<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el28(P p, int i) { *p[i]; } __host__ __device__ void el28u(Eca<El> p) { el28(p, 1); }
__host__ __device__ void el29(Eca<El> p, int i) { p[0]->v; }
__host__ __device__ void el30(const Eca<El> &p, int i) { p[0]->v; }
__host__ __device__ void el31(Eca<El> &p, int i) { p[0]->v; }
void el32(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0]->v; }); }
void el33(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el34(Eca<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el35(P p, int i) { p[0]->v; } __host__ __device__ void el35u(Eca<El> p) { el35(p, 1); }
__host__ __device__ void el36(Eca<El> p, int i) { ++p[0]; }
__host__ __device__ void el37(Eca<El> &p, int i) { ++p[0]; }
void el38(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void el39(Eca<El> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void el40(P p, int i) { ++p[0]; } __host__ __device__ void el40u(Eca<El> p) { el40(p, 1); }
__host__ __device__ void el41(Eca<El> p, int i) { p[0] += 1; }
__host__ __device__ void el42(Eca<El> &p, int i) { p[0] += 1; }
void el43(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void el44(Eca<El> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void el45(P p, int i) { p[0] += 1; } __host__ __device__ void el45u(Eca<El> p) { el45(p, 1); }
__host__ __device__ void el46(Eca<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el47(const Eca<El> &p, int i) { p[0] == p[1]; }
__host__ __device__ void el48(Eca<El> &p, int i) { p[0] == p[1]; }
void el49(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void el50(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el51(Eca<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el52(P p, int i) { p[0] == p[1]; } __host__ __device__ void el52u(Eca<El> p) { el52(p, 1); }
__host__ __device__ void el53(Eca<El> p, int i) { !p[0]; }
__host__ __device__ void el54(const Eca<El> &p, int i) { !p[0]; }
__host__ __device__ void el55(Eca<El> &p, int i) { !p[0]; }
void el56(Eca<El> p) { elp([=] __host__ __device__(int i) { !p[0]; }); }
void el57(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el58(Eca<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el59(P p, int i) { !p[0]; } __host__ __device__ void el59u(Eca<El> p) { el59(p, 1); }
__host__ __device__ void el60(Eca<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el61(const Eca<El> &p, int i) { p[0] + p[1]; }
__host__ __device__ void el62(Eca<El> &p, int i) { p[0] + p[1]; }
void el63(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void el64(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el65(Eca<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el66(P p, int i) { p[0] + p[1]; } __host__ __device__ void el66u(Eca<El> p) { el66(p, 1); }
__host__ __device__ void el67(Eca<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el68(const Eca<El> &p, int i) { 2 * p[0]; }
__host__ __device__ void el69(Eca<El> &p, int i) { 2 * p[0]; }
void el70(Eca<El> p) { elp([=] __host__ __device__(int i) { 2 * p[0]; }); }
void el71(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el72(Eca<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el73(P p, int i) { 2 * p[0]; } __host__ __device__ void el73u(Eca<El> p) { el73(p, 1); }
__host__ __device__ void el74(Eca<El> p, int i) { p[0] / 2; }
__host__ __device__ void el75(const Eca<El> &p, int i) { p[0] / 2; }
__host__ __device__ void el76(Eca<El> &p, int i) { p[0] / 2; }
void el77(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0] / 2; }); }
void el78(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el79(Eca<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el80(P p, int i) { p[0] / 2; } __host__ __device__ void el80u(Eca<El> p) { el80(p, 1); }
__host__ __device__ void el81(Eca<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el82(const Eca<El> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el83(Eca<El> &p, int i) { (p[0] - p[1])[0]; }
void el84(Eca<El> p) { elp([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void el85(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el86(Eca<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el87(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el87u(Eca<El> p) { el87(p, 1); }
__host__ __device__ void el88(Eca<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el89(const Eca<El> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el90(Eca<El> &p, int i) { p[0] - p[1] - p[0]; }
void el91(Eca<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void el92(Eca<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el93(Eca<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el94(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el94u(Eca<El> p) { el94(p, 1); }
__host__ __device__ void el95(Ecb<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el96(Ecb<El> &p, int i) { p[0] - p[1]; }
void el97(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el98(Ecb<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el99(P p, int i) { p[0] - p[1]; } __host__ __device__ void el99u(Ecb<El> p) { el99(p, 1); }
__host__ __device__ void el100(Ecb<El> p, int i) { p[i][1]; }
__host__ __device__ void el101(Ecb<El> &p, int i) { p[i][1]; }
void el102(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el103(Ecb<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el104(P p, int i) { p[i][1]; } __host__ __device__ void el104u(Ecb<El> p) { el104(p, 1); }
__host__ __device__ void el105(Ecb<El> p, int i) { -p[0]; }
__host__ __device__ void el106(Ecb<El> &p, int i) { -p[0]; }
void el107(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el108(Ecb<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el109(P p, int i) { -p[0]; } __host__ __device__ void el109u(Ecb<El> p) { el109(p, 1); }
__host__ __device__ void el110(Ecb<El> p, int i) { *p[i]; }
__host__ __device__ void el111(Ecb<El> &p, int i) { *p[i]; }
void el112(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el113(Ecb<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el114(P p, int i) { *p[i]; } __host__ __device__ void el114u(Ecb<El> p) { el114(p, 1); }
__host__ __device__ void el115(Ecb<El> p, int i) { p[0]->v; }
__host__ __device__ void el116(Ecb<El> &p, int i) { p[0]->v; }
void el117(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el118(Ecb<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el119(P p, int i) { p[0]->v; } __host__ __device__ void el119u(Ecb<El> p) { el119(p, 1); }
__host__ __device__ void el120(Ecb<El> p, int i) { ++p[0]; }
__host__ __device__ void el121(Ecb<El> &p, int i) { ++p[0]; }
void el122(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void el123(Ecb<El> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void el124(P p, int i) { ++p[0]; } __host__ __device__ void el124u(Ecb<El> p) { el124(p, 1); }
__host__ __device__ void el125(Ecb<El> p, int i) { p[0] += 1; }
__host__ __device__ void el126(Ecb<El> &p, int i) { p[0] += 1; }
void el127(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void el128(Ecb<El> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void el129(P p, int i) { p[0] += 1; } __host__ __device__ void el129u(Ecb<El> p) { el129(p, 1); }
__host__ __device__ void el130(Ecb<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el131(Ecb<El> &p, int i) { p[0] == p[1]; }
void el132(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el133(Ecb<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el134(P p, int i) { p[0] == p[1]; } __host__ __device__ void el134u(Ecb<El> p) { el134(p, 1); }
__host__ __device__ void el135(Ecb<El> p, int i) { !p[0]; }
__host__ __device__ void el136(Ecb<El> &p, int i) { !p[0]; }
void el137(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el138(Ecb<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el139(P p, int i) { !p[0]; } __host__ __device__ void el139u(Ecb<El> p) { el139(p, 1); }
__host__ __device__ void el140(Ecb<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el141(Ecb<El> &p, int i) { p[0] + p[1]; }
void el142(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el143(Ecb<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el144(P p, int i) { p[0] + p[1]; } __host__ __device__ void el144u(Ecb<El> p) { el144(p, 1); }
__host__ __device__ void el145(Ecb<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el146(Ecb<El> &p, int i) { 2 * p[0]; }
void el147(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el148(Ecb<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el149(P p, int i) { 2 * p[0]; } __host__ __device__ void el149u(Ecb<El> p) { el149(p, 1); }
__host__ __device__ void el150(Ecb<El> p, int i) { p[0] / 2; }
__host__ __device__ void el151(Ecb<El> &p, int i) { p[0] / 2; }
void el152(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el153(Ecb<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el154(P p, int i) { p[0] / 2; } __host__ __device__ void el154u(Ecb<El> p) { el154(p, 1); }
__host__ __device__ void el155(Ecb<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el156(Ecb<El> &p, int i) { (p[0] - p[1])[0]; }
void el157(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el158(Ecb<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el159(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el159u(Ecb<El> p) { el159(p, 1); }
__host__ __device__ void el160(Ecb<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el161(Ecb<El> &p, int i) { p[0] - p[1] - p[0]; }
void el162(Ecb<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el163(Ecb<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el164(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el164u(Ecb<El> p) { el164(p, 1); }
__host__ __device__ void el165(Ecc<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el166(const Ecc<El> &p, int i) { p[0] - p[1]; }
__host__ __device__ void el167(Ecc<El> &p, int i) { p[0] - p[1]; }
void el168(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void el169(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el170(Ecc<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el171(P p, int i) { p[0] - p[1]; } __host__ __device__ void el171u(Ecc<El> p) { el171(p, 1); }
__host__ __device__ void el172(Ecc<El> p, int i) { p[i][1]; }
__host__ __device__ void el173(const Ecc<El> &p, int i) { p[i][1]; }
__host__ __device__ void el174(Ecc<El> &p, int i) { p[i][1]; }
void el175(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[i][1]; }); }
void el176(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el177(Ecc<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el178(P p, int i) { p[i][1]; } __host__ __device__ void el178u(Ecc<El> p) { el178(p, 1); }
__host__ __device__ void el179(Ecc<El> p, int i) { -p[0]; }
__host__ __device__ void el180(const Ecc<El> &p, int i) { -p[0]; }
__host__ __device__ void el181(Ecc<El> &p, int i) { -p[0]; }
void el182(Ecc<El> p) { elp([=] __host__ __device__(int i) { -p[0]; }); }
void el183(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el184(Ecc<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el185(P p, int i) { -p[0]; } __host__ __device__ void el185u(Ecc<El> p) { el185(p, 1); }
__host__ __device__ void el186(Ecc<El> p, int i) { *p[i]; }
__host__ __device__ void el187(const Ecc<El> &p, int i) { *p[i]; }
__host__ __device__ void el188(Ecc<El> &p, int i) { *p[i]; }
void el189(Ecc<El> p) { elp([=] __host__ __device__(int i) { *p[i]; }); }
void el190(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el191(Ecc<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el192(P p, int i) { *p[i]; } __host__ __device__ void el192u(Ecc<El> p) { el192(p, 1); }
__host__ __device__ void el193(Ecc<El> p, int i) { p[0]->v; }
__host__ __device__ void el194(const Ecc<El> &p, int i) { p[0]->v; }
__host__ __device__ void el195(Ecc<El> &p, int i) { p[0]->v; }
void el196(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0]->v; }); }
void el197(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el198(Ecc<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el199(P p, int i) { p[0]->v; } __host__ __device__ void el199u(Ecc<El> p) { el199(p, 1); }
__host__ __device__ void el200(Ecc<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el201(const Ecc<El> &p, int i) { p[0] == p[1]; }
__host__ __device__ void el202(Ecc<El> &p, int i) { p[0] == p[1]; }
void el203(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void el204(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el205(Ecc<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el206(P p, int i) { p[0] == p[1]; } __host__ __device__ void el206u(Ecc<El> p) { el206(p, 1); }
__host__ __device__ void el207(Ecc<El> p, int i) { !p[0]; }
__host__ __device__ void el208(const Ecc<El> &p, int i) { !p[0]; }
__host__ __device__ void el209(Ecc<El> &p, int i) { !p[0]; }
void el210(Ecc<El> p) { elp([=] __host__ __device__(int i) { !p[0]; }); }
void el211(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el212(Ecc<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el213(P p, int i) { !p[0]; } __host__ __device__ void el213u(Ecc<El> p) { el213(p, 1); }
__host__ __device__ void el214(Ecc<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el215(const Ecc<El> &p, int i) { p[0] + p[1]; }
__host__ __device__ void el216(Ecc<El> &p, int i) { p[0] + p[1]; }
void el217(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void el218(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el219(Ecc<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el220(P p, int i) { p[0] + p[1]; } __host__ __device__ void el220u(Ecc<El> p) { el220(p, 1); }
__host__ __device__ void el221(Ecc<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el222(const Ecc<El> &p, int i) { 2 * p[0]; }
__host__ __device__ void el223(Ecc<El> &p, int i) { 2 * p[0]; }
void el224(Ecc<El> p) { elp([=] __host__ __device__(int i) { 2 * p[0]; }); }
void el225(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el226(Ecc<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el227(P p, int i) { 2 * p[0]; } __host__ __device__ void el227u(Ecc<El> p) { el227(p, 1); }
__host__ __device__ void el228(Ecc<El> p, int i) { p[0] / 2; }
__host__ __device__ void el229(const Ecc<El> &p, int i) { p[0] / 2; }
__host__ __device__ void el230(Ecc<El> &p, int i) { p[0] / 2; }
void el231(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0] / 2; }); }
void el232(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el233(Ecc<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el234(P p, int i) { p[0] / 2; } __host__ __device__ void el234u(Ecc<El> p) { el234(p, 1); }
__host__ __device__ void el235(Ecc<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el236(const Ecc<El> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el237(Ecc<El> &p, int i) { (p[0] - p[1])[0]; }
void el238(Ecc<El> p) { elp([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void el239(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el240(Ecc<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el241(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el241u(Ecc<El> p) { el241(p, 1); }
__host__ __device__ void el242(Ecc<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el243(const Ecc<El> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el244(Ecc<El> &p, int i) { p[0] - p[1] - p[0]; }
void el245(Ecc<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void el246(Ecc<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el247(Ecc<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el248(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el248u(Ecc<El> p) { el248(p, 1); }
__host__ __device__ void el249(Ecd<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el250(const Ecd<El> &p, int i) { p[0] - p[1]; }
__host__ __device__ void el251(Ecd<El> &p, int i) { p[0] - p[1]; }
void el252(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void el253(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el254(Ecd<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el255(P p, int i) { p[0] - p[1]; } __host__ __device__ void el255u(Ecd<El> p) { el255(p, 1); }
__host__ __device__ void el256(Ecd<El> p, int i) { p[i][1]; }
__host__ __device__ void el257(const Ecd<El> &p, int i) { p[i][1]; }
__host__ __device__ void el258(Ecd<El> &p, int i) { p[i][1]; }
void el259(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[i][1]; }); }
void el260(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el261(Ecd<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el262(P p, int i) { p[i][1]; } __host__ __device__ void el262u(Ecd<El> p) { el262(p, 1); }
__host__ __device__ void el263(Ecd<El> p, int i) { -p[0]; }
__host__ __device__ void el264(const Ecd<El> &p, int i) { -p[0]; }
__host__ __device__ void el265(Ecd<El> &p, int i) { -p[0]; }
void el266(Ecd<El> p) { elp([=] __host__ __device__(int i) { -p[0]; }); }
void el267(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el268(Ecd<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el269(P p, int i) { -p[0]; } __host__ __device__ void el269u(Ecd<El> p) { el269(p, 1); }
__host__ __device__ void el270(Ecd<El> p, int i) { *p[i]; }
__host__ __device__ void el271(const Ecd<El> &p, int i) { *p[i]; }
__host__ __device__ void el272(Ecd<El> &p, int i) { *p[i]; }
void el273(Ecd<El> p) { elp([=] __host__ __device__(int i) { *p[i]; }); }
void el274(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el275(Ecd<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el276(P p, int i) { *p[i]; } __host__ __device__ void el276u(Ecd<El> p) { el276(p, 1); }
__host__ __device__ void el277(Ecd<El> p, int i) { p[0]->v; }
__host__ __device__ void el278(const Ecd<El> &p, int i) { p[0]->v; }
__host__ __device__ void el279(Ecd<El> &p, int i) { p[0]->v; }
void el280(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0]->v; }); }
void el281(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el282(Ecd<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el283(P p, int i) { p[0]->v; } __host__ __device__ void el283u(Ecd<El> p) { el283(p, 1); }
__host__ __device__ void el284(Ecd<El> p, int i) { ++p[0]; }
__host__ __device__ void el285(const Ecd<El> &p, int i) { ++p[0]; }
__host__ __device__ void el286(Ecd<El> &p, int i) { ++p[0]; }
void el287(Ecd<El> p) { elp([=] __host__ __device__(int i) { ++p[0]; }); }
void el288(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void el289(Ecd<El> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void el290(P p, int i) { ++p[0]; } __host__ __device__ void el290u(Ecd<El> p) { el290(p, 1); }
__host__ __device__ void el291(Ecd<El> p, int i) { p[0] += 1; }
__host__ __device__ void el292(const Ecd<El> &p, int i) { p[0] += 1; }
__host__ __device__ void el293(Ecd<El> &p, int i) { p[0] += 1; }
void el294(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] += 1; }); }
void el295(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void el296(Ecd<El> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void el297(P p, int i) { p[0] += 1; } __host__ __device__ void el297u(Ecd<El> p) { el297(p, 1); }
__host__ __device__ void el298(Ecd<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el299(const Ecd<El> &p, int i) { p[0] == p[1]; }
__host__ __device__ void el300(Ecd<El> &p, int i) { p[0] == p[1]; }
void el301(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void el302(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el303(Ecd<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el304(P p, int i) { p[0] == p[1]; } __host__ __device__ void el304u(Ecd<El> p) { el304(p, 1); }
__host__ __device__ void el305(Ecd<El> p, int i) { !p[0]; }
__host__ __device__ void el306(const Ecd<El> &p, int i) { !p[0]; }
__host__ __device__ void el307(Ecd<El> &p, int i) { !p[0]; }
void el308(Ecd<El> p) { elp([=] __host__ __device__(int i) { !p[0]; }); }
void el309(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el310(Ecd<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el311(P p, int i) { !p[0]; } __host__ __device__ void el311u(Ecd<El> p) { el311(p, 1); }
__host__ __device__ void el312(Ecd<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el313(const Ecd<El> &p, int i) { p[0] + p[1]; }
__host__ __device__ void el314(Ecd<El> &p, int i) { p[0] + p[1]; }
void el315(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void el316(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el317(Ecd<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el318(P p, int i) { p[0] + p[1]; } __host__ __device__ void el318u(Ecd<El> p) { el318(p, 1); }
__host__ __device__ void el319(Ecd<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el320(const Ecd<El> &p, int i) { 2 * p[0]; }
__host__ __device__ void el321(Ecd<El> &p, int i) { 2 * p[0]; }
void el322(Ecd<El> p) { elp([=] __host__ __device__(int i) { 2 * p[0]; }); }
void el323(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el324(Ecd<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el325(P p, int i) { 2 * p[0]; } __host__ __device__ void el325u(Ecd<El> p) { el325(p, 1); }
__host__ __device__ void el326(Ecd<El> p, int i) { p[0] / 2; }
__host__ __device__ void el327(const Ecd<El> &p, int i) { p[0] / 2; }
__host__ __device__ void el328(Ecd<El> &p, int i) { p[0] / 2; }
void el329(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] / 2; }); }
void el330(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el331(Ecd<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el332(P p, int i) { p[0] / 2; } __host__ __device__ void el332u(Ecd<El> p) { el332(p, 1); }
__host__ __device__ void el333(Ecd<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el334(const Ecd<El> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el335(Ecd<El> &p, int i) { (p[0] - p[1])[0]; }
void el336(Ecd<El> p) { elp([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void el337(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el338(Ecd<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el339(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el339u(Ecd<El> p) { el339(p, 1); }
__host__ __device__ void el340(Ecd<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el341(const Ecd<El> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el342(Ecd<El> &p, int i) { p[0] - p[1] - p[0]; }
void el343(Ecd<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void el344(Ecd<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el345(Ecd<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el346(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el346u(Ecd<El> p) { el346(p, 1); }
__host__ __device__ void el347(Ece<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el348(const Ece<El> &p, int i) { p[0] - p[1]; }
__host__ __device__ void el349(Ece<El> &p, int i) { p[0] - p[1]; }
void el350(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void el351(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el352(Ece<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el353(P p, int i) { p[0] - p[1]; } __host__ __device__ void el353u(Ece<El> p) { el353(p, 1); }
__host__ __device__ void el354(Ece<El> p, int i) { p[i][1]; }
__host__ __device__ void el355(const Ece<El> &p, int i) { p[i][1]; }
__host__ __device__ void el356(Ece<El> &p, int i) { p[i][1]; }
void el357(Ece<El> p) { elp([=] __host__ __device__(int i) { p[i][1]; }); }
void el358(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el359(Ece<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el360(P p, int i) { p[i][1]; } __host__ __device__ void el360u(Ece<El> p) { el360(p, 1); }
__host__ __device__ void el361(Ece<El> p, int i) { -p[0]; }
__host__ __device__ void el362(const Ece<El> &p, int i) { -p[0]; }
__host__ __device__ void el363(Ece<El> &p, int i) { -p[0]; }
void el364(Ece<El> p) { elp([=] __host__ __device__(int i) { -p[0]; }); }
void el365(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el366(Ece<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el367(P p, int i) { -p[0]; } __host__ __device__ void el367u(Ece<El> p) { el367(p, 1); }
__host__ __device__ void el368(Ece<El> p, int i) { *p[i]; }
__host__ __device__ void el369(const Ece<El> &p, int i) { *p[i]; }
__host__ __device__ void el370(Ece<El> &p, int i) { *p[i]; }
void el371(Ece<El> p) { elp([=] __host__ __device__(int i) { *p[i]; }); }
void el372(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el373(Ece<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el374(P p, int i) { *p[i]; } __host__ __device__ void el374u(Ece<El> p) { el374(p, 1); }
__host__ __device__ void el375(Ece<El> p, int i) { p[0]->v; }
__host__ __device__ void el376(const Ece<El> &p, int i) { p[0]->v; }
__host__ __device__ void el377(Ece<El> &p, int i) { p[0]->v; }
void el378(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0]->v; }); }
void el379(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el380(Ece<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el381(P p, int i) { p[0]->v; } __host__ __device__ void el381u(Ece<El> p) { el381(p, 1); }
__host__ __device__ void el382(Ece<El> p, int i) { ++p[0]; }
__host__ __device__ void el383(const Ece<El> &p, int i) { ++p[0]; }
__host__ __device__ void el384(Ece<El> &p, int i) { ++p[0]; }
void el385(Ece<El> p) { elp([=] __host__ __device__(int i) { ++p[0]; }); }
void el386(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void el387(Ece<El> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void el388(P p, int i) { ++p[0]; } __host__ __device__ void el388u(Ece<El> p) { el388(p, 1); }
__host__ __device__ void el389(Ece<El> p, int i) { p[0] += 1; }
__host__ __device__ void el390(const Ece<El> &p, int i) { p[0] += 1; }
__host__ __device__ void el391(Ece<El> &p, int i) { p[0] += 1; }
void el392(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] += 1; }); }
void el393(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void el394(Ece<El> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void el395(P p, int i) { p[0] += 1; } __host__ __device__ void el395u(Ece<El> p) { el395(p, 1); }
__host__ __device__ void el396(Ece<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el397(const Ece<El> &p, int i) { p[0] == p[1]; }
__host__ __device__ void el398(Ece<El> &p, int i) { p[0] == p[1]; }
void el399(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void el400(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el401(Ece<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el402(P p, int i) { p[0] == p[1]; } __host__ __device__ void el402u(Ece<El> p) { el402(p, 1); }
__host__ __device__ void el403(Ece<El> p, int i) { !p[0]; }
__host__ __device__ void el404(const Ece<El> &p, int i) { !p[0]; }
__host__ __device__ void el405(Ece<El> &p, int i) { !p[0]; }
void el406(Ece<El> p) { elp([=] __host__ __device__(int i) { !p[0]; }); }
void el407(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el408(Ece<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el409(P p, int i) { !p[0]; } __host__ __device__ void el409u(Ece<El> p) { el409(p, 1); }
__host__ __device__ void el410(Ece<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el411(const Ece<El> &p, int i) { p[0] + p[1]; }
__host__ __device__ void el412(Ece<El> &p, int i) { p[0] + p[1]; }
void el413(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void el414(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el415(Ece<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el416(P p, int i) { p[0] + p[1]; } __host__ __device__ void el416u(Ece<El> p) { el416(p, 1); }
__host__ __device__ void el417(Ece<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el418(const Ece<El> &p, int i) { 2 * p[0]; }
__host__ __device__ void el419(Ece<El> &p, int i) { 2 * p[0]; }
void el420(Ece<El> p) { elp([=] __host__ __device__(int i) { 2 * p[0]; }); }
void el421(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el422(Ece<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el423(P p, int i) { 2 * p[0]; } __host__ __device__ void el423u(Ece<El> p) { el423(p, 1); }
__host__ __device__ void el424(Ece<El> p, int i) { p[0] / 2; }
__host__ __device__ void el425(const Ece<El> &p, int i) { p[0] / 2; }
__host__ __device__ void el426(Ece<El> &p, int i) { p[0] / 2; }
void el427(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] / 2; }); }
void el428(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el429(Ece<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el430(P p, int i) { p[0] / 2; } __host__ __device__ void el430u(Ece<El> p) { el430(p, 1); }
__host__ __device__ void el431(Ece<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el432(const Ece<El> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el433(Ece<El> &p, int i) { (p[0] - p[1])[0]; }
void el434(Ece<El> p) { elp([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void el435(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el436(Ece<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el437(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el437u(Ece<El> p) { el437(p, 1); }
__host__ __device__ void el438(Ece<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el439(const Ece<El> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el440(Ece<El> &p, int i) { p[0] - p[1] - p[0]; }
void el441(Ece<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void el442(Ece<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el443(Ece<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el444(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el444u(Ece<El> p) { el444(p, 1); }
__host__ __device__ void el445(Ecf<El> p, int i) { p[0] - p[1]; }
__host__ __device__ void el446(const Ecf<El> &p, int i) { p[0] - p[1]; }
__host__ __device__ void el447(Ecf<El> &p, int i) { p[0] - p[1]; }
void el448(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1]; }); }
void el449(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1]; }); }
__host__ __device__ void el450(Ecf<El> *q, int i) { (*q)[0] - (*q)[1]; }
template <class P> __host__ __device__ void el451(P p, int i) { p[0] - p[1]; } __host__ __device__ void el451u(Ecf<El> p) { el451(p, 1); }
__host__ __device__ void el452(Ecf<El> p, int i) { p[i][1]; }
__host__ __device__ void el453(const Ecf<El> &p, int i) { p[i][1]; }
__host__ __device__ void el454(Ecf<El> &p, int i) { p[i][1]; }
void el455(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[i][1]; }); }
void el456(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[i][1]; }); }
__host__ __device__ void el457(Ecf<El> *q, int i) { (*q)[i][1]; }
template <class P> __host__ __device__ void el458(P p, int i) { p[i][1]; } __host__ __device__ void el458u(Ecf<El> p) { el458(p, 1); }
__host__ __device__ void el459(Ecf<El> p, int i) { -p[0]; }
__host__ __device__ void el460(const Ecf<El> &p, int i) { -p[0]; }
__host__ __device__ void el461(Ecf<El> &p, int i) { -p[0]; }
void el462(Ecf<El> p) { elp([=] __host__ __device__(int i) { -p[0]; }); }
void el463(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { -p[0]; }); }
__host__ __device__ void el464(Ecf<El> *q, int i) { -(*q)[0]; }
template <class P> __host__ __device__ void el465(P p, int i) { -p[0]; } __host__ __device__ void el465u(Ecf<El> p) { el465(p, 1); }
__host__ __device__ void el466(Ecf<El> p, int i) { *p[i]; }
__host__ __device__ void el467(const Ecf<El> &p, int i) { *p[i]; }
__host__ __device__ void el468(Ecf<El> &p, int i) { *p[i]; }
void el469(Ecf<El> p) { elp([=] __host__ __device__(int i) { *p[i]; }); }
void el470(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { *p[i]; }); }
__host__ __device__ void el471(Ecf<El> *q, int i) { *(*q)[i]; }
template <class P> __host__ __device__ void el472(P p, int i) { *p[i]; } __host__ __device__ void el472u(Ecf<El> p) { el472(p, 1); }
__host__ __device__ void el473(Ecf<El> p, int i) { p[0]->v; }
__host__ __device__ void el474(const Ecf<El> &p, int i) { p[0]->v; }
__host__ __device__ void el475(Ecf<El> &p, int i) { p[0]->v; }
void el476(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0]->v; }); }
void el477(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0]->v; }); }
__host__ __device__ void el478(Ecf<El> *q, int i) { (*q)[0]->v; }
template <class P> __host__ __device__ void el479(P p, int i) { p[0]->v; } __host__ __device__ void el479u(Ecf<El> p) { el479(p, 1); }
__host__ __device__ void el480(Ecf<El> p, int i) { ++p[0]; }
__host__ __device__ void el481(const Ecf<El> &p, int i) { ++p[0]; }
__host__ __device__ void el482(Ecf<El> &p, int i) { ++p[0]; }
void el483(Ecf<El> p) { elp([=] __host__ __device__(int i) { ++p[0]; }); }
void el484(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { ++p[0]; }); }
__host__ __device__ void el485(Ecf<El> *q, int i) { ++(*q)[0]; }
template <class P> __host__ __device__ void el486(P p, int i) { ++p[0]; } __host__ __device__ void el486u(Ecf<El> p) { el486(p, 1); }
__host__ __device__ void el487(Ecf<El> p, int i) { p[0] += 1; }
__host__ __device__ void el488(const Ecf<El> &p, int i) { p[0] += 1; }
__host__ __device__ void el489(Ecf<El> &p, int i) { p[0] += 1; }
void el490(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] += 1; }); }
void el491(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] += 1; }); }
__host__ __device__ void el492(Ecf<El> *q, int i) { (*q)[0] += 1; }
template <class P> __host__ __device__ void el493(P p, int i) { p[0] += 1; } __host__ __device__ void el493u(Ecf<El> p) { el493(p, 1); }
__host__ __device__ void el494(Ecf<El> p, int i) { p[0] == p[1]; }
__host__ __device__ void el495(const Ecf<El> &p, int i) { p[0] == p[1]; }
__host__ __device__ void el496(Ecf<El> &p, int i) { p[0] == p[1]; }
void el497(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] == p[1]; }); }
void el498(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] == p[1]; }); }
__host__ __device__ void el499(Ecf<El> *q, int i) { (*q)[0] == (*q)[1]; }
template <class P> __host__ __device__ void el500(P p, int i) { p[0] == p[1]; } __host__ __device__ void el500u(Ecf<El> p) { el500(p, 1); }
__host__ __device__ void el501(Ecf<El> p, int i) { !p[0]; }
__host__ __device__ void el502(const Ecf<El> &p, int i) { !p[0]; }
__host__ __device__ void el503(Ecf<El> &p, int i) { !p[0]; }
void el504(Ecf<El> p) { elp([=] __host__ __device__(int i) { !p[0]; }); }
void el505(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { !p[0]; }); }
__host__ __device__ void el506(Ecf<El> *q, int i) { !(*q)[0]; }
template <class P> __host__ __device__ void el507(P p, int i) { !p[0]; } __host__ __device__ void el507u(Ecf<El> p) { el507(p, 1); }
__host__ __device__ void el508(Ecf<El> p, int i) { p[0] + p[1]; }
__host__ __device__ void el509(const Ecf<El> &p, int i) { p[0] + p[1]; }
__host__ __device__ void el510(Ecf<El> &p, int i) { p[0] + p[1]; }
void el511(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] + p[1]; }); }
void el512(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] + p[1]; }); }
__host__ __device__ void el513(Ecf<El> *q, int i) { (*q)[0] + (*q)[1]; }
template <class P> __host__ __device__ void el514(P p, int i) { p[0] + p[1]; } __host__ __device__ void el514u(Ecf<El> p) { el514(p, 1); }
__host__ __device__ void el515(Ecf<El> p, int i) { 2 * p[0]; }
__host__ __device__ void el516(const Ecf<El> &p, int i) { 2 * p[0]; }
__host__ __device__ void el517(Ecf<El> &p, int i) { 2 * p[0]; }
void el518(Ecf<El> p) { elp([=] __host__ __device__(int i) { 2 * p[0]; }); }
void el519(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { 2 * p[0]; }); }
__host__ __device__ void el520(Ecf<El> *q, int i) { 2 * (*q)[0]; }
template <class P> __host__ __device__ void el521(P p, int i) { 2 * p[0]; } __host__ __device__ void el521u(Ecf<El> p) { el521(p, 1); }
__host__ __device__ void el522(Ecf<El> p, int i) { p[0] / 2; }
__host__ __device__ void el523(const Ecf<El> &p, int i) { p[0] / 2; }
__host__ __device__ void el524(Ecf<El> &p, int i) { p[0] / 2; }
void el525(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] / 2; }); }
void el526(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] / 2; }); }
__host__ __device__ void el527(Ecf<El> *q, int i) { (*q)[0] / 2; }
template <class P> __host__ __device__ void el528(P p, int i) { p[0] / 2; } __host__ __device__ void el528u(Ecf<El> p) { el528(p, 1); }
__host__ __device__ void el529(Ecf<El> p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el530(const Ecf<El> &p, int i) { (p[0] - p[1])[0]; }
__host__ __device__ void el531(Ecf<El> &p, int i) { (p[0] - p[1])[0]; }
void el532(Ecf<El> p) { elp([=] __host__ __device__(int i) { (p[0] - p[1])[0]; }); }
void el533(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { (p[0] - p[1])[0]; }); }
__host__ __device__ void el534(Ecf<El> *q, int i) { ((*q)[0] - (*q)[1])[0]; }
template <class P> __host__ __device__ void el535(P p, int i) { (p[0] - p[1])[0]; } __host__ __device__ void el535u(Ecf<El> p) { el535(p, 1); }
__host__ __device__ void el536(Ecf<El> p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el537(const Ecf<El> &p, int i) { p[0] - p[1] - p[0]; }
__host__ __device__ void el538(Ecf<El> &p, int i) { p[0] - p[1] - p[0]; }
void el539(Ecf<El> p) { elp([=] __host__ __device__(int i) { p[0] - p[1] - p[0]; }); }
void el540(Ecf<El> p) { elp([=] __host__ __device__(int i) mutable { p[0] - p[1] - p[0]; }); }
__host__ __device__ void el541(Ecf<El> *q, int i) { (*q)[0] - (*q)[1] - (*q)[0]; }
template <class P> __host__ __device__ void el542(P p, int i) { p[0] - p[1] - p[0]; } __host__ __device__ void el542u(Ecf<El> p) { el542(p, 1); }
