// std: 17
// A variable of the host through its address, which is followed at once: read or written, no address is taken.
int arr[4]; int g; int *p; int arr2[2][2];
struct S { int m; int a[3]; int get() const { return m; } }; S s; S sa[2];
int &ref = g;
const int carr[3] = {1, 2, 3};
__device__ int a1() { return *arr; }
__device__ void a2() { *arr = 1; }
__device__ int a3() { return *&g; }
__device__ void a4() { *&g = 1; }
__device__ int a5() { return ref; }
__device__ void a6() { ref = 1; }
__device__ int a7() { int &r = g; return r; }
__device__ int a8() { return *(arr + 1); }
__device__ void a9() { *(arr + 1) = 2; }
__device__ int a10() { return (&s)->m; }
__device__ void a11() { (&s)->m = 1; }
__device__ int a12() { return (*&s).m; }
__device__ int a13() { return sa->m; }
__device__ void a14() { sa->m = 1; }
__device__ int a15() { return *s.a; }
__device__ int a16() { return **arr2; }
__device__ int a17() { return *arr2[1]; }
__device__ int a18() { return (&arr[1])[0]; }
__device__ int a19() { return (&g)[0]; }
__device__ int a20() { return 1[arr]; }
__device__ void a21() { ++*arr; }
__device__ void a22() { *arr += 1; }
__device__ int *a23() { return &*arr; }
__device__ int *a24() { return arr + 1; }
__device__ int a25() { return *p; }
__device__ void a26() { *p = 1; }
__device__ int a27() { return *(&arr[1]); }
__device__ int a28() { return sa[0].m + (*sa).m + (sa + 1)->m; }
__device__ int a29() { return *(p + 1); }
__device__ int *a30() { return &ref; }
__device__ int a31() { int *q = &g; return *q; }
__device__ int a32() { int *q = arr; return *q; }
__device__ int a33() { return *(int *)arr; }
__device__ int a34() { return *reinterpret_cast<int *>(&g); }
__device__ int a35() { return *static_cast<int *>(arr); }
__device__ int a36() { return (arr)[1]; }
__device__ int a37() { return *(arr); }
__device__ int a38() { return *(&(g)); }
__device__ bool a39() { return arr == nullptr; }
__device__ bool a40() { return !arr; }
__device__ void a41() { (void)*arr; }
__device__ void a42() { (*arr)++; }
__device__ int a43() { return (*&arr)[1]; }
__device__ int a44(bool b) { return *(b ? &g : arr); }
__device__ int a45(bool b) { return b ? g : *arr; }
__device__ void a46(bool b) { (b ? g : arr[0]) = 1; }
__device__ int a47() { return (0, g); }
__device__ int a48() { return *s.a + s.a[1] + *(s.a + 1) + *sa[1].a; }
__device__ int a49() { auto q = arr; return q[1]; }
__device__ int a50() { auto &q = arr; return q[1]; }
__device__ int a51() { const int &q = arr[1]; return q; }
