// std: 17
// Members of what pointers lead to after arithmetic.
struct S { int f(); __device__ int d(); int operator[](int); int operator()(int); S &operator++(); int m; };
__device__ int a1(S *p, int i) { return (p + i)->f(); }
__device__ int a2(S *p, int i) { return p[i].f(); }
__device__ int a3(S *p, int i) { return (*(p + i)).f(); }
__device__ int a4(S *p) { return (p + 1)->f(); }
__device__ int a5(S *p) { return (p - 1)->f(); }
__device__ int a6(S **p, int i) { return p[i]->f(); }
__device__ int a7(S p[], int i) { return p[i].f(); }
__device__ int a8(S *p) { return (p++)->f(); }
__device__ int a9(S *p) { return (++p)->f(); }
__device__ int a10(S *p, int i) { return (&p[i])->f(); }
__device__ int a11(S *p, int i) { S &s = p[i]; return s.f(); }
__device__ int a12(S *p, int i) { auto &s = p[i]; return s.f(); }
__device__ int a13(S *p, int i) { S *q = p + i; return q->f(); }
__device__ int a14(S *p, int i) { auto q = p + i; return q->f(); }
__device__ int a15(S *p, int i) { return (*p)[i]; }
__device__ int a16(S *p, int i) { return p[i][i]; }
__device__ int a17(S *p, int i) { return p[i](i); }
__device__ void a18(S *p, int i) { ++p[i]; }
__device__ int a19(S *p, int i) { return (i + p)->f(); }
__device__ int a20(S *p, long i, int j) { return (p + i + j)->f(); }
__device__ int a21(S *p, long i, int j) { return p[i * 2 + j].f(); }
__device__ int a22(S (*p)[4], int i) { return p[i][1].f(); }
__device__ int a23(S *p, int i) { return (i ? p : p + 1)->f(); }
struct V { S *data; int n; S *begin(); __device__ S *dat() { return data; } __device__ S &at(int i) { return data[i]; } };
__device__ int b1(V &v, int i) { return (v.data + i)->f(); }
__device__ int b2(V &v, int i) { return v.data[i].f(); }
__device__ int b3(V &v, int i) { return v.dat()[i].f(); }
__device__ int b4(V &v, int i) { return v.at(i).f(); }
__device__ int b5(V *v, int i) { return (v->dat() + i)->f(); }
__device__ int b6(V *v, int i) { return v[i].data[i].f(); }
int h1(S *p, int i) { return (p + i)->d(); }
int h2(S *p, int i) { return p[i].d(); }
int h3(S *p) { return (p++)->d(); }
int h4(S *p, int i) { return (*(p + i)).d(); }
template <class F> __global__ void kernel(F f) { f(1); }
void host(S *p, V v) {
    kernel<<<1, 1>>>([=] __device__(int i) { return (p + i)->f(); });
    kernel<<<1, 1>>>([=] __device__(int i) { return p[i].f(); });
    kernel<<<1, 1>>>([=] __device__(int i) { return (v.data + i)->f(); });
}
