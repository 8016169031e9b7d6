// std: 17
// functions of the device whose return type is deduced are not named by the host, evaluated or not
template <class T> __device__ auto t(T a) { return a; }
__device__ auto f(int a) { return a; }
__device__ auto g(int a) -> int { return a; }
struct S { __device__ auto m(int a) const { return a; } __device__ static auto s(int a) { return a; } };
int h1(int a) { return t<int>(a) + t(a) + f(a) + g(a); }
unsigned long h2(int a) { return sizeof(f(a)) + sizeof(g(a)); }
unsigned long h3(int a) { return sizeof(t(a)); }
__host__ __device__ int b1(int a) { return f(a); }
int h4(S s, int a) { return s.m(a); }
int h5(S s, int a) { return S::s(a); }
__device__ int d1(int a) { return f(a) + t(a); }
template <class T> int u(T a) { return f(1); }
