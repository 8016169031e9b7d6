// std: 17
// Macros that open a brace which the source closes.
template<class F> void f(F);
#define OPEN void g(int a) {
#define OPEN2 void g2(int a) {
OPEN2 f([=] __device__ () { return a; }); }
#define STRUCT(N) struct N {
STRUCT(Q) int m; void g(int a) { f([=] __device__ () { return a + m; }); } };
OPEN f([=] __device__ () { return a; }); { int b = a; f([=] __device__ () { return b; }); } }
namespace n {
STRUCT(R) int m; void g(int a) { f([=] __device__ () { return a + m; }); } struct I { void h(int b) { f([=] __device__ () { return b; }); } }; } r;
void k(int c) { f([=] __device__ () { return c + 1; }); }
}
#define TEMPLATED(N) template<class T> struct N {
TEMPLATED(TT) T t; void g(T a) { f([=] __device__ () { return a; }); } };
void l(int c) { f([=] __device__ () { return c + 1; }); }
