// std: 17
// Variables of both sides through their addresses; what is done with nothing; casts.
int arr[4]; int g; int *p; 
struct S { int m; int a[3]; static int sm; static const int sc = 3; int &r; S &self() const; }; extern S s; extern S sa[2];
__device__ int dg; __device__ int darr[4]; __device__ int *dp;
struct D { int m; int a[3]; }; __device__ D ds; __device__ D dsa[2]; volatile int vg;
int h1() { return *darr; }
void h2() { *darr = 1; }
int h3() { return *&dg; }
void h4() { *&dg = 1; }
int h5() { return (&ds)->m + dsa->m; }
int h6() { return *(darr + 1); }
int h7(int i) { return *(darr + i) + darr[i]; }
void h8() { ++*darr; }
int h9() { return *dp; }
int h10() { return *ds.a; }
int h11() { return dsa[1].a[1]; }
int h12() { return *(int *)&dg; }
int h13() { return *reinterpret_cast<int *>(&dg); }
int h14() { return static_cast<const int &>(dg); }
void h15() { darr; *darr; (void)darr[1]; (void)*darr; dg; (void)dg; }
int *h16() { return &*darr; }
bool h17() { return darr == nullptr; }
int h18(bool b) { return *(b ? &dg : darr); }
int h19() { return 1[darr]; }
__device__ int c1() { return s.sm; }
__device__ int c2() { return s.sc; }
__device__ int c3() { return s.r; }
__device__ void c4() { s.r = 1; }
__device__ int *c5() { return &s.r; }
__device__ int c6() { return vg; }
__device__ void c7() { vg; }
__device__ void c8() { arr; }
__device__ void c9() { (void)arr; }
__device__ void c10() { &g; }
__device__ void c11() { (void)&g; }
__device__ void c12() { *arr; }
__device__ void c13() { *&g; }
__device__ void c14() { (void)*&g; }
__device__ void c15() { arr[1]; }
__device__ void c16() { arr + 1; }
__device__ void c17() { *(arr + 1); }
__device__ void c18() { g; }
__device__ void c19() { (void)g; }
__device__ void c20() { sa->m; }
__device__ void c21() { (&s)->m; }
__device__ void c22() { s.m; }
__device__ void c23() { *p; }
__device__ void c24() { (void)*p; p[1]; }
__device__ void c25() { s.a; s.a[1]; }
__device__ int c26() { return *(int *)(arr + 1); }
__device__ int c27() { return *(int *)(&arr[1]); }
__device__ int c28() { return *((int *)arr + 1); }
__device__ int c29() { return *static_cast<int *>(&g); }
__device__ int c30() { return *(reinterpret_cast<int *>(&s) + 1); }
__device__ int c31() { return reinterpret_cast<int *>(&s)[1]; }
__device__ long c32() { return reinterpret_cast<long>(&s); }
__device__ long c33() { return (long)arr; }
__device__ long c34() { return (long)&g; }
__device__ int c35() { return *(&arr)[0]; }
__device__ int c36() { return (&arr)[0][1]; }
__device__ int c37() { return (*&arr)[1]; }
__device__ void c38(int i) { arr[i]++; arr[i] = 2; }
__device__ void c39(int i) { arr[g] = 2; }
__device__ int c40() { return arr[arr[1]]; }
__device__ int c41() { return p[g]; }
__device__ int c42() { int x{arr[1]}; int y(*arr); return x + y; }
__device__ int c43() { return g ? 1 : *arr; }
__device__ int c44() { switch (*arr) { default: return 1; } while (*arr) return 2; }
__device__ float c45() { return float(*arr) + (float)*arr + static_cast<float>(*arr); }
struct Arg { int x; }; __device__ Arg c46() { return {*arr}; }
__device__ int c47() { Arg a{arr[1]}; return a.x; }
__device__ int c48() { int a[2] = {*arr, arr[1]}; return a[0]; }
__device__ int *c49() { int *a[2] = {arr, &g}; return a[0]; }
