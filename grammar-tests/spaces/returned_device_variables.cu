// std: 17
// Device variables that functions return: read, or referred to.
#define HD __host__ __device__
__device__ int g;
__device__ int a[3];
__device__ int d;
using I = int;
struct S { int v; operator int() const; S(int); HD S(const S &); };
enum E { e0 };
__device__ E e;
HD auto f1() { return g; }
HD auto f2() -> int { return g; }
HD I f3() { return g; }
HD decltype(auto) f4() { return g; }
HD decltype(auto) f5() { return (g); }
HD int &f6() { return g; }
HD const int f7() { return g; }
HD auto &f8() { return g; }
HD const auto &f9() { return g; }
HD auto f10() -> int & { return g; }
HD decltype(g) f11() { return g; }
HD auto f12() -> decltype(g) { return g; }
HD auto f13() -> decltype((g)) { return g; }
HD unsigned long f14() { return g; }
HD auto f15(int i) { return a[i]; }
HD auto *f16(int i) { return &g; }
HD auto f17(int i) { return i ? g : 1; }
HD const int &f18() { return g; }
HD long &&f19() { return g; }
HD E f20() { return e; }
HD auto f21() { return e; }
HD inline constexpr auto f22(int a) { return g; }
template <class T> HD T t1(T a) { return g; }
template <class T> HD auto t2(T a) { return g; }
template <class T> HD decltype(auto) t3(T a) { return g; }
template <class T> HD T &t4(T a) { return g; }
template <class T> HD typename T::type t5(T a) { return g; }
template <class T> HD auto t6(T a) -> T { return g; }
template <class T> HD int t7(T a) { return g; }
struct X { using type = int; };
HD int use() { return t1(1) + t2(1) + t3(1) + t4(1) + t5(X()) + t6(1) + t7(1); }
struct M {
  HD auto m1() { return g; }
  HD auto m2() -> int { return g; }
  template <class U> HD U m3(U u) { return g; }
  template <class U> HD auto m4(U u) { return g; }
  HD operator int() { return g; }
  HD I operator+(int) { return g; }
};
HD int use2() { return M().m3(1) + M().m4(2); }
template <class T> struct C {
  HD T m1() { return g; }
  HD auto m2() { return g; }
  HD int m3() { return g; }
};
HD int use3() { return C<int>().m1() + C<int>().m2() + C<int>().m3(); }
HD auto l1() { auto l = [=](int i) -> I { return g; }; return l(1); }
HD auto l2() { auto l = [=](int i) -> auto { return g; }; return l(1); }
HD auto l3() { auto l = [=](int i) -> decltype(auto) { return g; }; return l(1); }
HD S f23() { return g; }
HD auto f24() -> S { return g; }
HD bool f25() { return g; }
HD void f26() { return (void)g; }
HD I f27() { return {g}; }
HD auto f28() -> unsigned { return {(unsigned)g}; }
