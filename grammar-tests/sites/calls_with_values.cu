// std: 17
// Strings, negative numbers and casts that are arguments of calls have no parentheses of their own in heads.
struct CwvS { int b; int *q; CwvS *self; CwvS(); CwvS(int); CwvS(int, int *); };
int cwvv(int *); CwvS cwvs(int *); int cwvi(int); int cwvc(const char *); int cwvd(double); int cwvf(float); int cwv2(int, int*); int cwvz(CwvS); int cwvcr(const CwvS &); int cwvci(const int &);
template <class T> T cwvg(T); template <class T> int cwvg2(const T &, int = 0);
template <class T> struct CwvB { using type = T; };
typedef int *cwvip;
template <class T> auto cwvf0(T x) -> decltype(cwvc("s")) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf1(T x) -> decltype(cwvc(("s"))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf2(T x) -> decltype(cwvd(-1.5)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf3(T x) -> decltype(cwvd(1.5)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf4(T x) -> decltype(cwvd((double)1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf5(T x) -> decltype(cwvd((double)1.5)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf6(T x) -> decltype(cwvf((float)1.5)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf7(T x) -> decltype(cwvd(-(1.5))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf8(T x) -> decltype(cwvi(-1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf9(T x) -> decltype(cwvi(-(1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf10(T x) -> decltype(cwvi((-1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf11(T x) -> decltype(cwvi((1, 2))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf12(T x) -> decltype(cwvg(T{})) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf13(T x) -> decltype(cwvg(T())) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf14(T x) -> decltype(cwvg((T)1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf15(T x) -> decltype(cwvg(T(1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf16(T x) -> decltype(cwvg(T{1})) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf17(T x) -> decltype(cwvi((int)'a')) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf18(T x) -> decltype(cwvi((int)1u)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf19(T x) -> decltype(cwvi((int)-1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf20(T x) -> decltype(cwvi((int)(-1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf21(T x) -> decltype(cwvi((int)(1+1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf22(T x) -> decltype(cwvi(-(int)1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf24(T x) -> decltype(cwvg(double{})) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf25(T x) -> decltype(cwvg(float())) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf26(T x) -> decltype(cwvg(long{})) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf27(T x) -> decltype(cwvg(char())) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf28(T x) -> decltype(cwvg(bool{})) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf29(T x) -> decltype(cwvg((long)1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf30(T x) -> decltype(cwvg((int*)0)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf31(T x) -> decltype(cwvg((int*)nullptr)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf32(T x) -> decltype(cwvg2((int)1,(int)2)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf33(T x) -> decltype(cwvg2(T(1),(int)2)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf34(T x) -> decltype(cwvg<int>((int)2)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf35(T x) -> decltype(cwvg<T>((T)2)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf36(T x) -> decltype(cwvz((int)1)) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf37(T x) -> decltype(cwvz(CwvS((int)1))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf38(T x) -> decltype(cwvz(CwvS((int)1, (int *)0))) { auto l = [x] __device__ () { return x; }; throw 1; }
template <class T> auto cwvf39(T x) -> decltype(cwvz(CwvS{(int)1, (int *)0})) { auto l = [x] __device__ () { return x; }; throw 1; }
