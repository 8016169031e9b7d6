// std: 17
// The same in template arguments of heads; `int()` keeps its parentheses.
struct CwaS { int b; int *q; CwaS *self; };
int cwav(int *); CwaS cwas(int *); int *cwap(CwaS *); void cwavo(int *); int cwai(int); int cwa2(int, int*);
template <class T> struct CwaB { using type = T; template <class U> static int st(U); };
namespace cwan { int f(int *); struct K { int z; }; }
typedef int *cwaip;
template <class T> typename CwaB<decltype(cwai(((int)0)))>::type cwaf0(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(((int)0) + 1))>::type cwaf1(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((T)(0)))>::type cwaf2(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(static_cast<int>(0)))>::type cwaf3(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(int(0)))>::type cwaf4(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(T(0)))>::type cwaf5(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(int()))>::type cwaf6(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(T()))>::type cwaf7(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(*(int *)0))>::type cwaf9(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(((int *)0)[0]))>::type cwaf10(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int &)*(int*)0))>::type cwaf11(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((0)))>::type cwaf12(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((0) + 1))>::type cwaf13(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((T(0))))>::type cwaf14(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype((cwai((int)0)))>::type cwaf15(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)1.5))>::type cwaf17(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((unsigned)1))>::type cwaf18(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((unsigned char)1))>::type cwaf19(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((const int)1))>::type cwaf20(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(true ? (int)0 : 1))>::type cwaf21(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)true))>::type cwaf22(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)sizeof(T)))>::type cwaf23(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)sizeof(int)))>::type cwaf24(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwav((int *)nullptr))>::type cwaf25(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwap((CwaS*)(void*)0))>::type cwaf26(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwas((int *)0))>::type cwaf27(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwas((int *)0).q)>::type cwaf28(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(*cwas((int *)0).q)>::type cwaf29(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwas((int *)0).q[0])>::type cwaf30(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)cwai(0)))>::type cwaf31(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((int)cwai((T)0)))>::type cwaf32(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwav(&((CwaS *)0)->b))>::type cwaf33(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwav(((CwaS *)0)->q))>::type cwaf34(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(((CwaS *)0)->b))>::type cwaf35(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai((*(CwaS *)0).b))>::type cwaf36(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype((void)0)>::type cwaf37(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype((void)T())>::type cwaf38(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
template <class T> typename CwaB<decltype(cwai(((void)0, 1)))>::type cwaf39(T x) { auto l = [x] __device__ () { return x; }; l(); throw 1; }
