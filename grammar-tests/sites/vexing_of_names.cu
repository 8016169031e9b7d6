// std: 17
// A local function that takes a function, or a variable: a name in parentheses after a name, which is that of a type or not.
struct S { int v; S(int); S(int*); operator int() const; struct N { N(int); operator int() const; }; };
typedef int I; namespace ns { using J = int; struct Q { Q(int); operator int() const; }; template <class T> struct V { using type = T; V(int); operator int() const; }; }
template <class T> int f(T t); int fi(int);
void t1(int p, int s) { auto l = [=] __device__ () { int j(int(S(p))); return s; }; (void)l; }
void t2(int p, int s) { auto l = [=] __device__ () { int j(int(I(p))); return s; }; (void)l; }
void t3(int p, int s) { auto l = [=] __device__ () { int j(int(ns::J(p))); return s; }; (void)l; }
void t4(int p, int s) { auto l = [=] __device__ () { int j(int(ns::Q(p))); return s; }; (void)l; }
void t5(int p, int s) { auto l = [=] __device__ () { int j(int(S::N(p))); return s; }; (void)l; }
void t6(int p, int s) { auto l = [=] __device__ () { int j(int(ns::V<int>(p))); return s; }; (void)l; }
template <class T> void t7(int p, int s) { auto l = [=] __device__ () { int j(int(ns::V<T>(p))); return s; }; (void)l; }
template <class T> void t8(int p, int s) { auto l = [=] __device__ () { int j(ns::V<T>(p)); return s; }; (void)l; }
template <class T> void t9(int p, int s) { auto l = [=] __device__ () { int j(T(p)); return s; }; (void)l; }
template <class T> void t10(int p, int s) { auto l = [=] __device__ () { int j(int(T(p))); return s; }; (void)l; }
template <class T> void t11(int p, int s) { auto l = [=] __device__ () { T j(T(p)); return s; }; (void)l; }
template <class T> void t12(int *p, int s) { auto l = [=] __device__ () { T j(T(*p)); return s; }; (void)l; }
template <class T> void t13(int *p, int s) { auto l = [=] __device__ () { T j(int(T(*p))); return s; }; (void)l; }
template <class T> void t14(int p, int s) { auto l = [=] __device__ () { T j(typename T::x(p)); return s; }; (void)l; }
template <class T> void t15(int p, int s) { auto l = [=] __device__ () { T j(T::x(p)); return s; }; (void)l; }
template <class T> void t16(int p, int s) { auto l = [=] __device__ () { T j(int(T::x(p))); return s; }; (void)l; }
template <class T> void t17(int p, int s) { auto l = [=] __device__ () { using U = int; T j(int(U(p))); return s; }; (void)l; }
template <class T> struct C { typedef T tt; void t18(int p, int s) { auto l = [=] __device__ () { T j(int(tt(p))); return s; }; (void)l; }
void t19(int p, int s) { auto l = [=] __device__ () { T j(tt(p)); return s; }; (void)l; }
void t20(int p, int s) { auto l = [=] __device__ () { T j(int(C(p))); return s; }; (void)l; } };
void t21(int p, int s) { auto l = [=] __device__ () { int j(int(fi(p))); return s; }; (void)l; }
void t22(int p, int s) { auto l = [=] __device__ () { int j(int(f(p))); return s; }; (void)l; }
void t23(int p, int s, int (*g)(int)) { auto l = [=] __device__ () { int j(int(g(p))); return s; }; (void)l; }
void t24(int p, int s) { auto l = [=] __device__ () { int j(int(S(I(p)))); return s; }; (void)l; }
void t25(int p, int s) { auto l = [=] __device__ () { int j(int(fi(I(p)))); return s; }; (void)l; }
void t26(int p, int s) { auto l = [=] __device__ () { int j(int(fi(fi(p)))); return s; }; (void)l; }
void t27(int p, int s) { auto l = [=] __device__ () { int j(int(S(fi(p)))); return s; }; (void)l; }
template <class T, int N> void t28(int p, int s) { auto l = [=] __device__ () { int j(int(T(N))); return s; }; (void)l; }
template <class T> void t29(int p, int s, int (*g)(int)) { auto l = [=] __device__ () { int j(int(T(g(p)))); return s; }; (void)l; }
template <class T> void t30(int p, int s) { auto l = [=] __device__ () { int j(int(T(p)), int(T(s))); return s; }; (void)l; }
template <class T> void t31(int p, int s) { auto l = [=] __device__ () { int j(int(T(p))), k(int(T(s))); return s; }; (void)l; }
template <class T> void t32(int p, int s) { auto l = [=] __device__ () { int j(int((T)(p))); return s; }; (void)l; }
template <class T> void t33(int p, int s) { auto l = [=] __device__ () { int j(int(T((p)))); return s; }; (void)l; }
