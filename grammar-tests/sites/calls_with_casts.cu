// std: 17
// Casts of constants that are arguments of calls in the heads of function templates have no parentheses of their own.
struct CwcS { int b; int *q; CwcS *self; };
int cwcv(int *); CwcS cwcs(int *); int *cwcp(CwcS *); void cwcvo(int *); int cwci(int); int cwc2(int, int*);
template <class T> struct CwcB { using type = T; template <class U> static int st(U); };
namespace cwcn { int f(int *); struct K { int z; }; }
typedef int *cwcip;
template <class T> auto cwcf0(T x) -> decltype(cwcv((int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf1(T x) -> decltype(cwcv((cwcip)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf2(T x) -> decltype(cwcv(((int *)0))) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf3(T x) -> decltype(cwcv((int *)(0))) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf4(T x) -> decltype(cwcvo((int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf5(T x) -> decltype(cwci((int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf6(T x) -> decltype(cwci((int)0 + 1)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf7(T x) -> decltype(cwci(1 + (int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf8(T x) -> decltype(cwc2((int)0, (int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf9(T x) -> decltype(cwc2(1, (int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf10(T x) -> decltype(cwc2((1), (int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf11(T x) -> decltype(cwcs((int *)0).b) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf12(T x) -> decltype(cwcp((CwcS *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf13(T x) -> decltype(*cwcp((CwcS *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf14(T x) -> decltype((int *)0) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf15(T x) -> decltype((int)0) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf16(T x) -> decltype(((int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf17(T x) -> decltype((CwcS *)0) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf18(T x) -> decltype(((CwcS *)0)->b) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf19(T x) -> decltype((*(CwcS *)0).b) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf20(T x) -> decltype(((CwcS *)0)->self) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf21(T x) -> decltype(((T *)0)->b) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf22(T x) -> decltype((T *)0) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf23(T x) -> decltype(cwcv((T *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf24(T x) -> decltype(cwci((T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf25(T x) -> decltype(cwci((T)0 + 1)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf26(T x) -> decltype(cwcv((T *)0) + cwci((T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf27(T x) -> decltype(cwcn::f((int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf28(T x) -> decltype(cwcn::f((T *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf29(T x) -> decltype(CwcB<T>::st((T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf30(T x) -> decltype(CwcB<int>::st((int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf31(T x) -> decltype(T((int *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf32(T x) -> decltype(int((T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf33(T x) -> decltype(int((long)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf34(T x) -> decltype(sizeof((int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf35(T x) -> decltype(cwci(sizeof((int)0))) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf36(T x) -> decltype(cwci(-(int)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf37(T x) -> decltype(cwci(!(T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf38(T x) -> decltype(cwci((int)(T)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> auto cwcf39(T x) -> decltype(cwcv((int *)(long *)0)) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
