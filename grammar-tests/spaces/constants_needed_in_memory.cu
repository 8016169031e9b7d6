// std: 17
// Constants of the host that are needed in memory, in forms that programs have.
const int ca[2] = {1, 2}; constexpr int cea[2] = {1, 2}; struct S { int m; int f() const; __device__ int d() const { return m; } static const int sc = 3; static constexpr int sca[2] = {1, 2}; }; const S cs = {}; constexpr S ces = {1};
const char *const cstr = "x"; const double cd = 1.5; const float cfa[2] = {1, 2}; const int rt = rand(); const int ci = 3; constexpr int cei = 3;
int hostf(); inline int ih() { return 1; }
__device__ int a1(int i) { return ca[i]; }
__device__ int a2(int i) { return cea[i]; }
__device__ int a3(int i) { return cs.d(); }
__device__ int a4(int i) { return ces.d(); }
__device__ int a5(int i) { return *(ca + i); }
__device__ const int *a6(int i) { return ca; }
__device__ const int *a7(int i) { return &ci; }
__device__ const int &a8(int i) { return cei; }
__device__ int a9(int i) { return rt; }
__device__ char a10(int i) { return cstr[i]; }
__device__ double a11(int i) { return cd; }
__device__ int a12(int i) { return max(ci, i); }
__device__ int a13(int i) { const int &r = ci; return r; }
__device__ int a14(int i) { auto f = hostf; return 1; }
__device__ int a15(int i) { int (*f)() = &hostf; return 1; }
__device__ int a16(int i) { int s = 0; for (int x : ca) s += x; return s; }
__device__ int a17(int i) { return S::sca[i]; }
__device__ const int *a18(int i) { return &S::sc; }
__device__ int a19(int i) { return i ? ca[0] : ca[1]; }
__device__ const char *a20(int i) { return cstr; }
__device__ int a21(int i) { S s = cs; return s.m; }
__device__ void g(const int &); __device__ void gp(const int *); template <class T> __device__ void gt(const T &t); template <class T> __device__ void gv(T);
__device__ void a22() { g(ci); }
__device__ void a23() { gp(ca); }
__device__ void a24() { gt(ci); }
__device__ void a25() { gv(ci); }
__device__ void a26() { gv(ca); }
__device__ void a27() { gp(&ca[1]); }
__device__ int a28(int i) { int x = ca[i]; return x; }
__device__ int a29(int i) { return ca[i] + cea[i] * 2; }
__device__ int a30(int i) { return -ca[i]; }
__device__ float a31(int i) { return cfa[i] * 2.f; }
__device__ void a32(float *p, int i) { p[i] = cfa[i]; p[0] += cfa[1]; }
template <class T> __device__ T t1(T i) { return ca[i]; }
__device__ int u1(int i) { return t1(i); }
template <class F> __global__ void kernel(F f) { f(1); }
void host() {
    kernel<<<1, 1>>>([] __device__(auto i) { return ca[i]; });
    kernel<<<1, 1>>>([] __device__(int i) { return cea[i]; });
    kernel<<<1, 1>>>([] __device__(int i) { return &ci; });
    static int st; static const int sta[2] = {1, 2}; static const int stc = 4; int loc = 1;
    kernel<<<1, 1>>>([] __device__(int i) { return st; });
    kernel<<<1, 1>>>([] __device__(int i) { return sta[i]; });
    kernel<<<1, 1>>>([] __device__(int i) { return stc; });
    kernel<<<1, 1>>>([] __device__(int i) { st = 1; });
    kernel<<<1, 1>>>([=] __device__(int i) { return st + loc; });
}
