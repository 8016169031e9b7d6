// std: 17
// Aliases of blocks that hide names of heads.
template <class F> int run(F f) { return 0; }
struct Tdg { int a; }; typedef float Tda; enum Tde { td1 }; namespace tdn { struct Tdm {}; } template <class T> struct Tdt {};
namespace tdo { struct Tdg { int a; }; typedef double Tda; enum Tde { td2 }; typedef int size_t; typedef int ptrdiff_t; struct tdn {}; struct Tdt {}; }
void f73(size_t x, int n) { typedef int size_t; run([n] __device__ { return n; }); }
void f74(size_t x, int n) { run([n] __device__ { return n; }); typedef int size_t; }
void f75(size_t x, int n) { { typedef int size_t; run([n] __device__ { return n; }); } }
void f76(size_t x, int n) { { typedef int size_t; } run([n] __device__ { return n; }); }
void f77(size_t x, int n) { using size_t = int; run([n] __device__ { return n; }); }
void f78(size_t x, int n) { run([n] __device__ { return n; }); using size_t = int; }
void f79(size_t x, int n) { { using size_t = int; run([n] __device__ { return n; }); } }
void f80(size_t x, int n) { { using size_t = int; } run([n] __device__ { return n; }); }
void f81(size_t x, int n) { typedef struct { int q; } size_t; run([n] __device__ { return n; }); }
void f82(size_t x, int n) { run([n] __device__ { return n; }); typedef struct { int q; } size_t; }
void f83(size_t x, int n) { { typedef struct { int q; } size_t; run([n] __device__ { return n; }); } }
void f84(size_t x, int n) { { typedef struct { int q; } size_t; } run([n] __device__ { return n; }); }
void f85(size_t x, int n) { typedef int size_t[3]; run([n] __device__ { return n; }); }
void f86(size_t x, int n) { run([n] __device__ { return n; }); typedef int size_t[3]; }
void f87(size_t x, int n) { { typedef int size_t[3]; run([n] __device__ { return n; }); } }
void f88(size_t x, int n) { { typedef int size_t[3]; } run([n] __device__ { return n; }); }
void f89(size_t x, int n) { using size_t = tdo::size_t; run([n] __device__ { return n; }); }
void f90(size_t x, int n) { run([n] __device__ { return n; }); using size_t = tdo::size_t; }
void f91(size_t x, int n) { { using size_t = tdo::size_t; run([n] __device__ { return n; }); } }
void f92(size_t x, int n) { { using size_t = tdo::size_t; } run([n] __device__ { return n; }); }
void f93(size_t x, int n) { using tdo::size_t; run([n] __device__ { return n; }); }
void f94(size_t x, int n) { run([n] __device__ { return n; }); using tdo::size_t; }
void f95(size_t x, int n) { { using tdo::size_t; run([n] __device__ { return n; }); } }
void f96(size_t x, int n) { { using tdo::size_t; } run([n] __device__ { return n; }); }
void f145(ptrdiff_t x, int n) { typedef int ptrdiff_t; run([n] __device__ { return n; }); }
void f146(ptrdiff_t x, int n) { run([n] __device__ { return n; }); typedef int ptrdiff_t; }
void f147(ptrdiff_t x, int n) { { typedef int ptrdiff_t; run([n] __device__ { return n; }); } }
void f148(ptrdiff_t x, int n) { { typedef int ptrdiff_t; } run([n] __device__ { return n; }); }
void f149(ptrdiff_t x, int n) { using ptrdiff_t = int; run([n] __device__ { return n; }); }
void f150(ptrdiff_t x, int n) { run([n] __device__ { return n; }); using ptrdiff_t = int; }
void f151(ptrdiff_t x, int n) { { using ptrdiff_t = int; run([n] __device__ { return n; }); } }
void f152(ptrdiff_t x, int n) { { using ptrdiff_t = int; } run([n] __device__ { return n; }); }
void f153(ptrdiff_t x, int n) { typedef struct { int q; } ptrdiff_t; run([n] __device__ { return n; }); }
void f154(ptrdiff_t x, int n) { run([n] __device__ { return n; }); typedef struct { int q; } ptrdiff_t; }
void f155(ptrdiff_t x, int n) { { typedef struct { int q; } ptrdiff_t; run([n] __device__ { return n; }); } }
void f156(ptrdiff_t x, int n) { { typedef struct { int q; } ptrdiff_t; } run([n] __device__ { return n; }); }
void f157(ptrdiff_t x, int n) { typedef int ptrdiff_t[3]; run([n] __device__ { return n; }); }
void f158(ptrdiff_t x, int n) { run([n] __device__ { return n; }); typedef int ptrdiff_t[3]; }
void f159(ptrdiff_t x, int n) { { typedef int ptrdiff_t[3]; run([n] __device__ { return n; }); } }
void f160(ptrdiff_t x, int n) { { typedef int ptrdiff_t[3]; } run([n] __device__ { return n; }); }
void f161(ptrdiff_t x, int n) { using ptrdiff_t = tdo::ptrdiff_t; run([n] __device__ { return n; }); }
void f162(ptrdiff_t x, int n) { run([n] __device__ { return n; }); using ptrdiff_t = tdo::ptrdiff_t; }
void f163(ptrdiff_t x, int n) { { using ptrdiff_t = tdo::ptrdiff_t; run([n] __device__ { return n; }); } }
void f164(ptrdiff_t x, int n) { { using ptrdiff_t = tdo::ptrdiff_t; } run([n] __device__ { return n; }); }
void f165(ptrdiff_t x, int n) { using tdo::ptrdiff_t; run([n] __device__ { return n; }); }
void f166(ptrdiff_t x, int n) { run([n] __device__ { return n; }); using tdo::ptrdiff_t; }
void f167(ptrdiff_t x, int n) { { using tdo::ptrdiff_t; run([n] __device__ { return n; }); } }
void f168(ptrdiff_t x, int n) { { using tdo::ptrdiff_t; } run([n] __device__ { return n; }); }
