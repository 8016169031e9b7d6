// std: 17
// Constants that functions return: a reference needs them in memory.
#define HD __host__ __device__
static const int c = 3;
constexpr long k = 3;
static const int a[3] = {1, 2, 3};
using I = int;
enum E { e0 };
static const E e = e0;
HD auto f1() { return c; }
HD auto f2() -> int { return c; }
HD I f3() { return c; }
HD decltype(auto) f4() { return c; }
HD decltype(auto) f5() { return (c); }
HD const int &f6() { return c; }
HD const int f7() { return c; }
HD auto &f8() { return c; }
HD const auto &f9() { return c; }
HD auto f10() -> const int & { return c; }
HD decltype(c) f11() { return c; }
HD auto f12() -> decltype(c) { return c; }
HD auto f13() -> decltype((c)) { return c; }
HD unsigned long f14() { return k; }
HD auto f15(int i) { return a[i]; }
HD const auto *f16(int i) { return &c; }
HD auto f17(int i) { return i ? c : 1; }
HD const long &f18() { return c; }
HD long &&f19() { return c; }
HD E f20() { return e; }
HD auto f21() { return e; }
HD const int &f22(int i) { return a[i]; }
HD decltype(auto) f23(int i) { return a[i]; }
HD const int &f24(int i) { return i ? c : c; }
HD decltype(auto) f25(int i) { return i ? c : c; }
HD auto &f26(int i) { return i ? c : c; }
HD auto &&f27() { return c; }
HD const E &f28() { return e; }
HD const int &&f29() { return 2; }
template <class T> HD const T &t1(T a) { return c; }
template <class T> HD auto &t2(T a) { return c; }
template <class T> HD decltype(auto) t3(T a) { return (c); }
template <class T> HD T t4(T a) { return c; }
HD int use() { return t1(1) + t2(1) + t3(1) + t4(1) + t1(1L); }
