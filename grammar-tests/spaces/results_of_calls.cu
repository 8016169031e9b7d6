// std: 17
// Overloads that what calls and operators give decides, and specialisations that template arguments leave out.
__device__ int d1(int a) { return a; }
int d1(double a) { return 1; }
template <class T> __device__ T t1(T a) { return a; }
template <> __device__ double t1<double>(double a) { return a; }
template <class T> __device__ T t2(T a) { return a; }
template <> double t2<double>(double a) { return a; }
template <class T> T t3(T a) { return a; }
template <> __device__ double t3<double>(double a) { return a; }
int u1(int a) { return t1<int>(a); }
int u3(int a) { return t2<int>(a); }
int u5(int a) { return t3<int>(a); }
__device__ int v3(int a) { return t3<int>(a); }
__device__ int v7(int a) { return t3<unsigned int>(a) + t3<unsigned>(a); }
int over(int a) { return a; }
double over(double a) { return a; }
int w2(int a) { return d1(over(1.0)); }
int w3(int a) { auto l = [](double a) { return a; }; return d1(l(a)); }
int w4(int a) { auto l = [](double q) { return q + 1; }; return d1(l(a)); }
int w5(int a) { auto l = [b = 1.0]() { return b; }; return d1(l()); }
int w6(int a) { auto l = [=]() -> double { return a; }; return d1(l()); }
int w7(int a) { double x = a; auto l = [&]() { return x; }; return d1(l()); }
int w9(int a) { return d1(-1.5) + d1(!1.5 ? 1.0 : 2.0); }
int w10(int a) { return d1(!1.5); }
int w11(char a) { return d1(-a) + d1(~a); }
struct E { operator double() const { return 1; } bool operator!() const { return true; } double operator-() const { return 1; } };
int w12(E e) { return d1(-e); }
__device__ int v8(int a) { return t3<double>(a); }
