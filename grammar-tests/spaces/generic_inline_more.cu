// std: 17
// which functions are inline: bodies in classes, declarations before and behind, templates, operators
int hx(int a) { return a; }
static inline int hsi(int a) { return a; }
inline int hlate(int a);
namespace { int hu(int a) { return a; } }
extern "C" inline int hc(int a) { return a; }
struct A { int v; int in() const { return 1; } int out() const; int outi() const; inline int inl() const; static int st() { return 1; }
  __host__ __device__ int before() const { return later() + in(); }
  int later() const { return 1; }
  int operator+(int) const { return 1; } int operator[](int) const { return 1; } int operator()(int) const { return 1; } operator int() const { return 1; } A &operator=(int) { return *this; } A &operator++() { return *this; } int operator*() const { return 1; } A *operator->() { return this; } virtual int vi() { return 1; }
};
int A::out() const { return 1; }
inline int A::outi() const { return 1; }
inline int A::inl() const { return 1; }
struct C { int v; C() : v(1) {} C(int a) : v(a) {} ~C() {} C(const C &o) : v(o.v) {} C &operator=(const C &) { return *this; } };
struct C2 { int v; C2(); C2(int a); ~C2(); };
inline C2::C2() : v(1) {}
inline int operator-(const C &a, int b) { return 1; }
constexpr int ce(int a) { return a; }
template <class T> inline int ti(T a) { return 1; }
template <> inline int ti<float>(float a) { return 1; }
__host__ __device__ int a1(int a) { return hx(a); }
__host__ __device__ int a2(int a) { return hsi(a); }
__host__ __device__ int a3(int a) { return hlate(a); }
__host__ __device__ int a4(int a) { return hu(a); }
__host__ __device__ int a5(int a) { return hc(a); }
__host__ __device__ int a6(A &a) { return a.in(); }
__host__ __device__ int a7(A &a) { return a.out(); }
__host__ __device__ int a8(A &a) { return a.outi(); }
__host__ __device__ int a9(A &a) { return a.inl(); }
__host__ __device__ int a10(A &a) { return A::st(); }
__host__ __device__ int a11(A &a) { return a + 1; }
__host__ __device__ int a12(A &a) { return a[1]; }
__host__ __device__ int a13(A &a) { return a(1); }
__host__ __device__ int a14(A &a) { return a; }
__host__ __device__ void a15(A &a) { a = 1; }
__host__ __device__ void a16(A &a) { ++a; }
__host__ __device__ int a17(A &a) { return *a; }
__host__ __device__ int a18(A &a) { return a->v; }
__host__ __device__ void b1() { C c;
}
__host__ __device__ void b2() { C c(1);
}
__host__ __device__ void b3(C &d) { C c(d);
}
__host__ __device__ void b4(C &d) { d = C(1); }
__host__ __device__ int b5(C &d) { return C(1).v; }
__host__ __device__ int b6(C &d) { return d - 1; }
__host__ __device__ C *b7(C &d) { return new C; }
__host__ __device__ void b8(C *d) { delete d; }
__host__ __device__ void b9(C &d, C &e) { d = e; }
__host__ __device__ int b10(C &d) { return ti(1); }
__host__ __device__ int b11(C &d) { return ti(1.0f); }
__host__ __device__ void b12() { C2 c;
}
__host__ __device__ void b13() { C2 c(1);
}
inline int hlate(int a) { return a; }
__host__ __device__ int a19(int a) { return hlate(a); }
__host__ __device__ inline int nu(int a) { return hsi(a); }
__host__ __device__ int a20(A &a) { return a.vi(); }
__host__ __device__ int a21(int a) { int (*f)(int) = hsi; return 1; }
__host__ __device__ int a22(int a) { if (false) return hsi(a); return sizeof(hsi(a)); }
__host__ __device__ int a23(int a) { return true ? 1 : hsi(a); }
__host__ __device__ int a24(int a) { auto l = [=] { return hsi(a); }; return l(); }
