// std: 17
// In a class its bases are found by their own names.
struct A { int v = 0; __device__ A(int a = 0) : v(a) {} };
struct B : A { int m1(int a) const { return A(1).v; } };
struct D { __device__ D(int a) {} int v; int q() { return D(1).v; } };
template <class T> struct TA { T v = 0; __device__ TA(int a = 0) : v(a) {} };
struct TB : TA<int> { int m1(int a) const { return TA(1).v; } };
namespace n { struct X { __device__ X(int) {} int v; }; }
struct Y : n::X { int m1(int a) const { return X(1).v; } };
struct Z : B { int m1(int a) const { return A(1).v; } int m2() { A a(1); return 1; } int m3() { A a; return A{1}.v; } };
struct E { int v; E(int a = 3) : v(a) {} __device__ ~E() {} operator int() const { return v; } };
struct F2 : E { int v; __host__ __device__ F2(int a) : E(1) {} };
struct A9 { int v = 0; __device__ A9(int a = 0) : v(a) {} };
struct B9 : A9 {
 int m1(int a) const { return A9(1).v; }
 int m2(int a) const { A9 x(1); return 1; }
 int m3(int a) const { A9 x; return 1; }
 int m4(int a) const { A9(1); return 1; }
 int m5(int a) const { return ::A9(1).v; }
 int m6(int a) const { A9 *x = new A9(1); return 1; }
};
