// std: 17
// Members whose annotations differ between class and definition, and who calls them.
struct S {
    __device__ int a();
    int b();
    __host__ __device__ int c();
    int d();
    __host__ int e();
    __device__ S(int);
    S(float);
    __host__ __device__ static int st();
    static int st2();
    template <class T> __device__ int ta(T);
    template <class T> int tb(T);
    __device__ int operator()(int) const;
    int operator[](int) const;
    __device__ ~S();
};
int S::a() { return 1; }
__device__ int S::b() { return 1; }
int S::c() { return 1; }
__host__ __device__ int S::d() { return 1; }
__device__ int S::e() { return 1; }
S::S(int) {}
__device__ S::S(float) {}
int S::st() { return 1; }
__device__ int S::st2() { return 1; }
template <class T> int S::ta(T) { return 1; }
template <class T> __device__ int S::tb(T) { return 1; }
int S::operator()(int) const { return 1; }
__device__ int S::operator[](int) const { return 1; }
S::~S() {}
__device__ int u1(S &s) { return s.a() + s.c() + s.d(); }
__device__ int u2(S &s) { return s.b(); }
__device__ int u3(S &s) { return s.e(); }
__device__ int u4() { return S::st(); }
__device__ int u5() { return S::st2(); }
__device__ int u6(S &s) { return s.ta(1); }
__device__ int u7(S &s) { return s.tb(1); }
__device__ int u8(S &s) { return s(1); }
__device__ int u9(S &s) { return s[1]; }
__device__ int u10() { S s(1); return 1; }
__device__ int u11() { S s(1.f); return 1; }
int h1(S &s) { return s.a(); }
int h2(S &s) { return s.b(); }
int h3(S &s) { return s.c(); }
int h4(S &s) { return s.d(); }
int h5(S &s) { return s.e(); }
int h6(S &s) { return S::st() + S::st2(); }
int h7(S &s) { return s.ta(1); }
int h8(S &s) { return s.tb(1); }
int h9(S &s) { return s(1); }
int h10(S &s) { return s[1]; }
int h11() { S *s = new S(1); return 1; }
int h12() { S *s = new S(1.f); return 1; }
int hostf();
__host__ __device__ int q1(S &s) { return s.a(); }
__host__ __device__ int q2(S &s) { return s.b(); }
__host__ __device__ int q3(S &s) { return s.c(); }
__host__ __device__ int q4(S &s) { return s.d(); }
__host__ __device__ int q5(S &s) { return s.e(); }
