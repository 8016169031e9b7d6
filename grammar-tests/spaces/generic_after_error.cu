// std: 17
// 20014 is not said behind an error of the first phase
#define HD __host__ __device__
int f(int a) { return a; }
inline int g(int a) { return a; }
template <class T> HD int t1(T a) { return g(1); }
HD int b(int a) { return f(a) + g(a); }
HD int b0() { return t1(1); }
HD int e(int a) { g(1);
 throw 1;
 g(2); }
HD int b2(int a) { return f(a) + g(a); }
template <class T> HD int t2(T a) { return g(1); }
HD int b3() { return t2(1); }
struct S { HD int m() { return g(1); } };
inline constexpr int cg(int a) { return a; }
HD int b4(int a) { return cg(a); }
