// std: 17
// What enumerations are converted to, by what they are declared with, and arrays and strings as arguments.
template <class F> __global__ void run(F f) { f(0); }
template <class F> void par(F f) { run<<<1, 1>>>(f); }
enum U : unsigned { u0 }; enum Ch : char { c0 }; enum Lg : long { l0 }; enum Bo : bool { b0 }; enum Pl { p0, p1 = 5 }; enum Big { g0 = 0x80000000 }; enum class S : unsigned { s0 }; enum struct T { t0 };
typedef unsigned un; enum Al : un { a0 };
namespace ns { enum E { e0 }; enum class C { c0 }; struct W { enum E { w0, w1 }; enum class C { x0 }; enum { an0 }; }; template <class Q> struct TW { enum E { tw }; }; }
struct K { K(int); }; struct K2 { K2(ns::E); }; struct Kp { Kp(const char*); Kp(int*); }; struct Op { operator Pl() const; };
void a1(int); __host__ __device__ void a1(unsigned);
__host__ __device__ void a2(int); void a2(unsigned);
void a3(int); __host__ __device__ void a3(char);
__host__ __device__ void a4(int); void a4(char);
void a5(long); __host__ __device__ void a5(double);
void a6(int); __host__ __device__ void a6(long);
__host__ __device__ void a7(int); void a7(long);
void a8(Pl); __host__ __device__ void a8(int);
void a9(ns::E); __host__ __device__ void a9(ns::C);
void a10(const Pl&); __host__ __device__ void a10(int);
__host__ __device__ void a11(const Pl&); void a11(int);
void a12(Pl&); __host__ __device__ void a12(int);
__host__ __device__ void a13(Pl&); void a13(int);
void a14(const int&); __host__ __device__ void a14(double);
void a15(int&); __host__ __device__ void a15(...);
__host__ __device__ void a16(int&); void a16(...);
template <class X> void a17(X); __host__ __device__ void a17(int);
template <class X> __host__ __device__ void a18(X); void a18(int);
void a19(K); __host__ __device__ void a19(...);
__host__ __device__ void a20(K); void a20(...);
void a21(bool); __host__ __device__ void a21(double*);
void a22(Pl); __host__ __device__ void a22(...);
__host__ __device__ void a23(Pl); void a23(...);
void a24(Kp); __host__ __device__ void a24(int);
__host__ __device__ void a25(Kp); void a25(K);
void a26(int*); __host__ __device__ void a26(Kp);
void a27(Kp); __host__ __device__ void a27(...);
__host__ __device__ void a28(Kp); void a28(...);
template <class X> void a29(X*); __host__ __device__ void a29(void*);
template <class X> void a30(const X&); __host__ __device__ void a30(const char*);
template <class X> void a31(X); __host__ __device__ void a31(const char*);
template <int n> void a32(const char (&)[n]); __host__ __device__ void a32(bool);
void a33(double); __host__ __device__ void a33(K);
void a34(Op); __host__ __device__ void a34(Pl);
void a35(const int*, int); __host__ __device__ void a35(const int*, double);
void a36(int* const&); __host__ __device__ void a36(...);
__host__ __device__ void a37(int*&); void a37(const int*);
void a38(const int (&)[2]); __host__ __device__ void a38(const int*, int = 0);
void g(U u, Ch ch, Lg lg, Bo bo, Pl pl, Big bg, S s, T t, Al al, ns::E ne, ns::C nc, ns::W::E we, ns::W::C wc, ns::TW<int>::E te, Op op) {
  enum Loc { lo0 } loc = lo0; const int ci[2] = {}; int* ip = 0;
  par([=] __device__ (int i) { a2(threadIdx.x); });
  par([=] __device__ (int i) { a1(blockIdx.x * blockDim.x); });
  par([=] __device__ (int i) { a2(i + blockIdx.x); });
  par([=] __device__ (int i) { a1(warpSize); });
  par([=] __device__ (int i) { a6(ip - ip); });
  par([=] __device__ (int i) { a7(ip - ip); });
  par([=] __device__ (int i) { a7(ip - 1 - ip); });
}
