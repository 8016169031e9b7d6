// std: 17
// A local function whose parameter is a name in parentheses after a type of any form: it is no variable, and captures nothing.
template <class T> int f(T t) { return int(t); }
int fi(int);
template <class T> void t1(int p, int s) { [&] { int i(int(decltype(f(T(1)))(p))); auto l = [=] __device__ () { int j(int(decltype(f(T(1)))(p))); return s; }; (void)l; }(); }
template <class T> void t2(int p, int s) { auto l = [=] __device__ () { int j(int(decltype(f(T(1)))(p))); return s; }; (void)l; }
template <class T> void t3(int p, int s) { auto l = [=] __device__ () { int j(decltype(f(T(1)))(p)); return s; }; (void)l; }
template <class T> void t4(int p, int s) { auto l = [=] __device__ () { int j(int(T(p))); return s; }; (void)l; }
template <class T> void t5(int p, int s) { auto l = [=] __device__ () { int j(int(int(p))); return s; }; (void)l; }
void t6(int p, int s) { auto l = [=] __device__ () { int j(int(decltype(fi(1))(p))); return s; }; (void)l; }
template <class T> void t7(int p, int s) { auto l = [=] __device__ () { int j(int(decltype(fi(1))(p))); return s; }; (void)l; }
template <class T> void t8(int p, int s) { auto l = [=] __device__ () { int j(T(decltype(fi(1))(p))); return s; }; (void)l; }
template <class T> void t9(int p, int s) { auto l = [=] __device__ () { int j(int(decltype(p)(p))); return s; }; (void)l; }
template <class T> void t11(int p, int s) { auto l = [=] __device__ () { int j(int(decltype(T(1))(p))); return s; }; (void)l; }
template <class T> void t12(int p, int s) { auto l = [=] __device__ () { int j(int(typename T::x(p))); return s; }; (void)l; }
template <class T> void t13(int p, int s) { auto l = [=] __device__ () { int j(int(int(decltype(f(T(1)))(p)))); return s; }; (void)l; }
template <class T> void t14(int p, int s) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(p))); return s; }; (void)l; }
template <class T> void t15(int p, int s) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(*p))); return s; }; (void)l; }
template <class T> void t16(int p, int s) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(p[1]))); return s; }; (void)l; }
template <class T> void t18(int p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(p[k]))); return s; }; (void)l; }
template <class T> void t19(int p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(decltype(f(T(1)))(p[k])); return s; }; (void)l; }
template <class T> void t20(int p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(p[2]))); return s; }; (void)l; }
template <class T> void t21(int p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(decltype(f(T(1)))(p))); return s; }; (void)l; }
template <class T> void t22(int p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(decltype(f(1))(p))); return s; }; (void)l; }
template <class T> void t23(int *p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(decltype(f(1))(p[k]))); return s; }; (void)l; }
template <class T> void t24(int *p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(int(p[k]))); return s; }; (void)l; }
template <class T> void t25(int *p, int s, int k, int (*f)(int)) { auto l = [=] __device__ () { T j(int(p[k])); return s; }; (void)l; }
