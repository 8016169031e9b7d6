// std: 17
// The same in init-captures, where `float()` keeps its parentheses.
struct CwxS { int b; int *q; CwxS *self; CwxS(); CwxS(int); CwxS(int, int *); };
int cwxv(int *); CwxS cwxs(int *); int cwxi(int); int cwxc(const char *); int cwxd(double); int cwxf(float); int cwx2(int, int*); int cwxz(CwxS); int cwxcr(const CwxS &); int cwxci(const int &);
template <class T> T cwxg(T); template <class T> int cwxg2(const T &, int = 0);
template <class T> struct CwxB { using type = T; };
typedef int *cwxip;
template <class T> void cwxf0(T x) { auto l = [x, y = cwxc("s")] __device__ () { return x; }; throw 1; }
template <class T> void cwxf1(T x) { auto l = [x, y = cwxc(("s"))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf2(T x) { auto l = [x, y = cwxd(-1.5)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf3(T x) { auto l = [x, y = cwxd(1.5)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf4(T x) { auto l = [x, y = cwxd((double)1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf5(T x) { auto l = [x, y = cwxd((double)1.5)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf6(T x) { auto l = [x, y = cwxf((float)1.5)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf7(T x) { auto l = [x, y = cwxd(-(1.5))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf8(T x) { auto l = [x, y = cwxi(-1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf9(T x) { auto l = [x, y = cwxi(-(1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf10(T x) { auto l = [x, y = cwxi((-1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf11(T x) { auto l = [x, y = cwxi((1, 2))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf12(T x) { auto l = [x, y = cwxg(T{})] __device__ () { return x; }; throw 1; }
template <class T> void cwxf13(T x) { auto l = [x, y = cwxg(T())] __device__ () { return x; }; throw 1; }
template <class T> void cwxf14(T x) { auto l = [x, y = cwxg((T)1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf15(T x) { auto l = [x, y = cwxg(T(1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf16(T x) { auto l = [x, y = cwxg(T{1})] __device__ () { return x; }; throw 1; }
template <class T> void cwxf17(T x) { auto l = [x, y = cwxi((int)'a')] __device__ () { return x; }; throw 1; }
template <class T> void cwxf18(T x) { auto l = [x, y = cwxi((int)1u)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf19(T x) { auto l = [x, y = cwxi((int)-1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf20(T x) { auto l = [x, y = cwxi((int)(-1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf21(T x) { auto l = [x, y = cwxi((int)(1+1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf22(T x) { auto l = [x, y = cwxi(-(int)1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf24(T x) { auto l = [x, y = cwxg(double{})] __device__ () { return x; }; throw 1; }
template <class T> void cwxf25(T x) { auto l = [x, y = cwxg(float())] __device__ () { return x; }; throw 1; }
template <class T> void cwxf26(T x) { auto l = [x, y = cwxg(long{})] __device__ () { return x; }; throw 1; }
template <class T> void cwxf27(T x) { auto l = [x, y = cwxg(char())] __device__ () { return x; }; throw 1; }
template <class T> void cwxf28(T x) { auto l = [x, y = cwxg(bool{})] __device__ () { return x; }; throw 1; }
template <class T> void cwxf29(T x) { auto l = [x, y = cwxg((long)1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf30(T x) { auto l = [x, y = cwxg((int*)0)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf31(T x) { auto l = [x, y = cwxg((int*)nullptr)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf32(T x) { auto l = [x, y = cwxg2((int)1,(int)2)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf33(T x) { auto l = [x, y = cwxg2(T(1),(int)2)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf34(T x) { auto l = [x, y = cwxg<int>((int)2)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf35(T x) { auto l = [x, y = cwxg<T>((T)2)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf36(T x) { auto l = [x, y = cwxz((int)1)] __device__ () { return x; }; throw 1; }
template <class T> void cwxf37(T x) { auto l = [x, y = cwxz(CwxS((int)1))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf38(T x) { auto l = [x, y = cwxz(CwxS((int)1, (int *)0))] __device__ () { return x; }; throw 1; }
template <class T> void cwxf39(T x) { auto l = [x, y = cwxz(CwxS{(int)1, (int *)0})] __device__ () { return x; }; throw 1; }
