// std: 17
// Which of two functions is called by enumerators, arrays, strings, `nullptr` and sizes: mostly the one for both sides.
#include <cstddef>
template <class F> __global__ void run(F f) { f(0); }
template <class F> void par(F f) { run<<<1, 1>>>(f); }
enum E { e0, e1 }; enum class C { a, b }; struct B { int x; }; struct D : B {}; struct Cv { operator int() const; operator B() const; __host__ __device__ Cv(); };
struct Im { __host__ __device__ Im(int); }; struct Im2 { __host__ __device__ Im2(const char*); };
__host__ __device__ void f1(int); void f1(double);
__host__ __device__ void f2(E); void f2(int);
__host__ __device__ void f3(C); void f3(int);
__host__ __device__ void f4(int*); void f4(int);
__host__ __device__ void f5(const char*); void f5(bool);
__host__ __device__ void f6(std::nullptr_t); void f6(int*);
__host__ __device__ void f7(std::size_t); void f7(int);
__host__ __device__ void f8(B); void f8(...);
__host__ __device__ void f9(void*); void f9(bool);
__host__ __device__ void f10(const int*); void f10(const double*);
__host__ __device__ void f11(Im); void f11(Im2);
__host__ __device__ void f12(int, double); void f12(double, double);
__host__ __device__ void f13(void (*)(int)); void f13(int);
__host__ __device__ void f14(int&); void f14(const int&);
__host__ __device__ void f15(int&&); void f15(const int&);
__host__ __device__ void f16(unsigned); void f16(int);
__host__ __device__ void f17(long); void f17(char);
__host__ __device__ void f18(float); void f18(double);
__host__ __device__ void f19(const B*); void f19(void*);
__host__ __device__ void f20(int (&)[3]); void f20(const void*);
template <class T> __host__ __device__ void f21(T*); template <class T> void f21(T);
template <class T, int n> __host__ __device__ void f22(T (&)[n]); template <class T> void f22(T*, int = 0);
template <class T> __host__ __device__ void f23(const T&); void f23(double);
__host__ __device__ void f24(char); void f24(int);
__host__ __device__ void f25(bool); void f25(int);
__host__ __device__ void f26(std::ptrdiff_t); void f26(const void*);
__device__ const char* gs; __device__ E ge();
void g(int* ip, double* dp, const int* cip, B b, D d, D* dq, E e, C c, float fl, Cv cv, std::size_t sz, unsigned u, long l, short s, char ch, bool bo, void* vp, const char* str) {
  int ia[3]; int im[2][3]; auto lam = [](int) {};
  par([=] __device__ (int i) { f1(1); });
  par([=] __device__ (int i) { f1('a'); });
  par([=] __device__ (int i) { f1(e); });
  par([=] __device__ (int i) { f1(e0); });
  par([=] __device__ (int i) { f1(s); });
  par([=] __device__ (int i) { f1(bo); });
  par([=] __device__ (int i) { f1(i + s); });
  par([=] __device__ (int i) { f1(i < 2); });
  par([=] __device__ (int i) { f1(int(2.0)); });
  par([=] __device__ (int i) { f1(static_cast<int>(c)); });
  par([=] __device__ (int i) { f1((int)fl); });
  par([=] __device__ (int i) { f2(e); });
  par([=] __device__ (int i) { f2(e1); });
  par([=] __device__ (int i) { f2(E::e1); });
  par([=] __device__ (int i) { f2(ge()); });
  par([=] __device__ (int i) { f2(static_cast<E>(i)); });
  par([=] __device__ (int i) { f2(E(i)); });
  par([=] __device__ (int i) { f3(c); });
  par([=] __device__ (int i) { f3(C::a); });
  par([=] __device__ (int i) { f3(C{}); });
  par([=] __device__ (int i) { f3(i ? C::a : C::b); });
  par([=] __device__ (int i) { f4(ip); });
  par([=] __device__ (int i) { f4(nullptr); });
  par([=] __device__ (int i) { f4(&ip[i]); });
  par([=] __device__ (int i) { f4(ip + i); });
  par([=] __device__ (int i) { int a[2]; f4(a); });
  par([=] __device__ (int i) { int a[2][2]; f4(a[0]); });
  par([=] __device__ (int i) { int a; f4(&a); });
  par([=] __device__ (int i) { f5("abc"); });
  par([=] __device__ (int i) { f5(str); });
  par([=] __device__ (int i) { f5(i ? "a" : "b"); });
  par([=] __device__ (int i) { f6(nullptr); });
  par([=] __device__ (int i) { f7(sizeof(int)); });
  par([=] __device__ (int i) { f7(sizeof i); });
  par([=] __device__ (int i) { f7(alignof(int)); });
  par([=] __device__ (int i) { f7(sz + 1); });
  par([=] __device__ (int i) { f7(sizeof(int) * 2); });
  par([=] __device__ (int i) { f7(2 * sz); });
  par([=] __device__ (int i) { f8(d); });
  par([=] __device__ (int i) { f8(D{}); });
}
