// std: 17
// Of int(1.5) the host front end says nothing in a template; of generic lambdas that nobody calls the other one.
__device__ int d1(int a) { return a; }
template <class T> __device__ T t1(T a) { return a; }
const double g = 1.5; const int gi = 3; double gv = 2; constexpr double gc = 2;
template <class T> int a1(T z) { return d1(int(1.5)); }
template <class T> int a2(T z) { return d1(int(g)); }
template <class T> int a3(T z) { return d1(int(gi)); }
template <class T> int a4(T z) { return d1((int)1); }
template <class T> int a6(T z) { return d1(int(gc)); }
template <class T> int a7(T z) { return t1(int(g)); }
template <class T> int a9(T z) { return t1(int(1)); }
template <class T> int a10(T z) { return t1(1); }
template <class T> int a11(T z) { return t1(int(z)); }
template <class T> int a12(T z) { int x = 1; return t1(x); }
template <class T> int a13(T z) { int x = 1; return t1(int(x)); }
template <class T> int a14(T z) { int x = 1; return t1(static_cast<int>(x)); }
template <class T> int a15(T z) { return t1(sizeof(z)); }
template <class T> int a16(T z) { return d1(static_cast<int>(g)); }
template <class T> int a17(T z) { return d1(static_cast<int>(gc)); }
template <class T> int a18(T z) { return d1(g); }
template <class T> int a19(T z) { return t1(g) + d1(int(g) + int(z)); }
int u() { return a7(1); }
template <class D> struct B { int m(int a) const { return a; } };
struct C : B<C> { };
__host__ __device__ int gl(int a, C c) { auto l = [=](auto q) { return c.m(1); }; auto l2 = [=](int q) { return 1; }; return 1; }
constexpr int ga[3] = {1, 2, 3};
