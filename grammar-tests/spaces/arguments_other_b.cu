// std: 17
// Which of two functions is called by enumerators, arrays, strings, `nullptr` and sizes: the one for the host.
#include <cstddef>
template <class F> __global__ void run(F f) { f(0); }
template <class F> void par(F f) { run<<<1, 1>>>(f); }
enum E { e0, e1 }; enum class C { a, b }; struct B { int x; }; struct D : B {}; struct Cv { operator int() const; operator B() const; __host__ __device__ Cv(); };
struct Im { __host__ __device__ Im(int); }; struct Im2 { __host__ __device__ Im2(const char*); };
void f1(int); __host__ __device__ void f1(double);
void f2(E); __host__ __device__ void f2(int);
void f3(C); __host__ __device__ void f3(int);
void f4(int*); __host__ __device__ void f4(int);
void f5(const char*); __host__ __device__ void f5(bool);
void f6(std::nullptr_t); __host__ __device__ void f6(int*);
void f7(std::size_t); __host__ __device__ void f7(int);
void f8(B); __host__ __device__ void f8(...);
void f9(void*); __host__ __device__ void f9(bool);
void f10(const int*); __host__ __device__ void f10(const double*);
void f11(Im); __host__ __device__ void f11(Im2);
void f12(int, double); __host__ __device__ void f12(double, double);
void f13(void (*)(int)); __host__ __device__ void f13(int);
void f14(int&); __host__ __device__ void f14(const int&);
void f15(int&&); __host__ __device__ void f15(const int&);
void f16(unsigned); __host__ __device__ void f16(int);
void f17(long); __host__ __device__ void f17(char);
void f18(float); __host__ __device__ void f18(double);
void f19(const B*); __host__ __device__ void f19(void*);
void f20(int (&)[3]); __host__ __device__ void f20(const void*);
template <class T> void f21(T*); template <class T> __host__ __device__ void f21(T);
template <class T, int n> void f22(T (&)[n]); template <class T> __host__ __device__ void f22(T*, int = 0);
template <class T> void f23(const T&); __host__ __device__ void f23(double);
void f24(char); __host__ __device__ void f24(int);
void f25(bool); __host__ __device__ void f25(int);
void f26(std::ptrdiff_t); __host__ __device__ void f26(const void*);
__device__ const char* gs; __device__ E ge();
void g(int* ip, double* dp, const int* cip, B b, D d, D* dq, E e, C c, float fl, Cv cv, std::size_t sz, unsigned u, long l, short s, char ch, bool bo, void* vp, const char* str) {
  int ia[3]; int im[2][3]; auto lam = [](int) {};
  par([=] __device__ (int i) { f8(cv); });
  par([=] __device__ (int i) { f9(ip); });
  par([=] __device__ (int i) { f9(nullptr); });
  par([=] __device__ (int i) { f10(ip); });
  par([=] __device__ (int i) { f10(cip); });
  par([=] __device__ (int i) { int a[2]; f10(a); });
  par([=] __device__ (int i) { f10(ia); });
  par([=] __device__ (int i) { f10(im[0]); });
  par([=] __device__ (int i) { f11(1); });
  par([=] __device__ (int i) { f11(i); });
  par([=] __device__ (int i) { f12(1, 2.0); });
  par([=] __device__ (int i) { f12(i, i); });
  par([=] __device__ (int i) { f13([](int) {}); });
  par([=] __device__ (int i) { f14(*ip); });
  par([=] __device__ (int i) { f14(ip[i]); });
  par([=] __device__ (int i) { int a = 0; f14(a); });
  par([=] __device__ (int i) { f14(i); });
  par([=] __device__ (int i) { f15(1); });
  par([=] __device__ (int i) { f15(i + 1); });
  par([=] __device__ (int i) { f16(u); });
  par([=] __device__ (int i) { f16(1u); });
  par([=] __device__ (int i) { f16(u + i); });
  par([=] __device__ (int i) { f16(blockIdx.x); });
  par([=] __device__ (int i) { f16(threadIdx.x + 1); });
  par([=] __device__ (int i) { f17(l); });
  par([=] __device__ (int i) { f17(1L); });
  par([=] __device__ (int i) { f18(1.f); });
  par([=] __device__ (int i) { f18(fl * 2); });
  par([=] __device__ (int i) { f18(fl); });
  par([=] __device__ (int i) { f19(dq); });
  par([=] __device__ (int i) { f20(ia); });
  par([=] __device__ (int i) { int a[3]; f20(a); });
  par([=] __device__ (int i) { f21(ip); });
  par([=] __device__ (int i) { f21(&fl); });
  par([=] __device__ (int i) { f23(1); });
  par([=] __device__ (int i) { f23(fl); });
  par([=] __device__ (int i) { f23("a"); });
  par([=] __device__ (int i) { f23(ip); });
  par([=] __device__ (int i) { f24('a'); });
  par([=] __device__ (int i) { f24(ch); });
}
