// std: 17
// So they are in constexpr functions, and templates among them everywhere.
#define HD __host__ __device__
template <class D> struct B { int m(int a) const { return static_cast<const D *>(this)->impl(a); } };
struct C : B<C> { int impl(int a) const { return a; } HD int imp(int a) const { return a; } };
template <class T> struct V { T v = 1; HD V() {} int m() { return 1; } static int s(int a) { return a; } template <class U> int t(U a) { return a; } };
template <class T> int ft(T a) { return a; } struct M { template <class U> int t(U a) { return a; } static int z(int a) { return a; } };
HD constexpr int q(C c, int a) { return c.m(a); }
HD constexpr int q2(C c, int a) { return M().t(a); }
HD int q3(C c, int a) { return M().t(a); }
HD int q4(C c, int a) { return V<int>().t(a); }
HD inline int q5(C c, int a) { return V<int>().t((a ? 1 : a)); }
HD inline int q6(C c, int a) { auto x = 1; return c.m(a); }
HD constexpr int q7(C c, int a) { return V<int>::s(a); }
HD constexpr int q8(C c, int a) { return ft(a); }
HD auto q9(C c, int a) { return c.m(a); }
struct K { HD constexpr int q7(C c, int a) { return V<int>::s(a); }  HD int q8(C c, int a) { return V<int>::s(a); } 
HD int q9(C c, int a); };
HD int K::q9(C c, int a) { return V<int>::s(a); } 
