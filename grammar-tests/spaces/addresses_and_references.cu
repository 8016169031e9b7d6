// std: 17
// Variables of the host by references, addresses that are kept, pointers.
int arr[4]; int g; int *p; int arr2[2][2];
struct S { int m; int a[3]; int get() const { return m; } __device__ int dget() const { return m; } }; S s; S sa[2]; S *sp;
int &ref = g; S &sref = s; int (&aref)[4] = arr; const int &cref = g; S *const cp = &s;
__device__ void take(int *); __device__ void takeref(int &); __device__ void val(int);
__device__ void b1() { int &r = ref; r = 1; }
__device__ void b2() { takeref(ref); }
__device__ void b3() { val(ref); }
__device__ int b4() { return sref.m; }
__device__ int b5() { return sref.dget(); }
__device__ int b6() { return aref[1]; }
__device__ int b7() { return *aref; }
__device__ void b8() { take(aref); }
__device__ void b9() { take(&ref); }
__device__ void b10() { take(arr + 1); }
__device__ void b11() { take(&arr[1]); }
__device__ void b12() { take(&*arr); }
__device__ void b13() { ref += 1; ref++; }
__device__ int b14() { return cref; }
__device__ void b15() { (void)ref; }
__device__ void b16() { val(*(1 + arr)); }
__device__ void b17() { val(*(arr + 1 + 1)); }
__device__ void b18() { val((arr + 1)[1]); }
__device__ void b19() { val(*(&g + 1)); }
__device__ void b20() { val(*((int *)&g)); }
__device__ void b21() { val(*(const int *)&g); }
__device__ void b22() { val(*(float *)&g); }
__device__ void b23() { val(((S *)&s)->m); }
__device__ int b24() { return (&s)->dget(); }
__device__ int b25() { return sa->dget(); }
__device__ int b26() { return (*sa).dget(); }
__device__ int b27() { return (sa + 1)->dget(); }
__device__ void b28() { takeref(*arr); }
__device__ void b29() { takeref(*&g); }
__device__ void b30() { int *q = &*arr; take(q); }
__device__ void b31() { take(&(&s)->m); }
__device__ void b32() { take(s.a); }
__device__ void b33() { take((&s)->a); }
__device__ void b34() { val((&s)->a[1]); }
__device__ void b35() { val(*arr2[0]); }
__device__ void b36() { take(*arr2); }
__device__ void b37() { take(arr2[1]); }
__device__ void b38() { val((*arr2)[1]); }
__device__ void b39() { val(arr - p); }
__device__ void b40() { val(&g - p); }
__device__ bool b41() { return &g == p; }
__device__ bool b42() { return arr < p; }
__device__ void b43() { val(*(arr - 1)); }
__device__ void b44(int i) { val(*(arr + i)); }
__device__ void b45(int i) { val(arr[i]); }
__device__ void b46(int i) { arr[i] += 1; }
__device__ void b47(int i) { ++arr[i]; *(arr + i) = i; }
__device__ bool b48() { return &g; }
__device__ bool b49() { if (arr) return true; return false; }
__device__ bool b50() { return arr && true; }
__device__ bool b51() { return &g != nullptr; }
__device__ void b52() { auto q = &g; *q = 1; }
__device__ void b53() { *p = 1; *(p + 1) = 2; p[1] = 2; }
__device__ void b54() { sp->m = 1; (*sp).m = 2; (sp + 1)->m = 3; sp[1].m = 4; }
__device__ void b55() { *p++ = 1; }
__device__ void b56() { val(cp->m); cp->m = 2; }
__device__ void b57() { take(&sp->m); }
__device__ void b58() { take(sp->a); val(sp->a[1]); }
__device__ void b59() { &*p; take(&*p); take(&p[1]); }
__device__ void b60() { int *&q = p; *q = 1; }
__device__ void b61() { int **q = &p; **q = 1; }
__device__ void b62() { S t = *sa; t.m = 1; }
__device__ void b63() { S t = sa[1]; t.m = 1; }
__device__ void b64() { S t; t = *sa; *sa = t; sa[1] = t; }
__device__ void b65() { *sa; arr[1]; *arr; s.m; g; &g; arr; }
__device__ void b66() { (void)arr[1]; (void)*arr; (void)&g; (void)arr; (void)s.m; (void)(g + 1); }
__device__ void b67() { for (int i : arr) val(i); }
__device__ void b68() { for (int &i : arr) takeref(i); }
__device__ void b69() { int *q = arr + 1; take(q); }
__device__ void b70() { int *q; q = arr; q = &g; q = p; }
__device__ int *b71() { return arr; }
__device__ int &b72() { return g; }
__device__ int &b73() { return *arr; }
__device__ int &b74() { return ref; }
__device__ S &b75() { return *sa; }
__device__ S *b76() { return sa; }
__device__ int b77(bool b) { return (b ? arr : p)[1]; }
__device__ int b78(bool b) { return *(b ? arr : arr); }
__device__ int b79(bool b) { return (b ? s : sa[1]).m; }
__device__ int b80() { return (p, arr)[1]; }
__device__ int b81() { return (*(&s)).m + (&*&s)->m; }
__device__ int b82() { return *reinterpret_cast<const int *>(arr); }
__device__ int b83() { return reinterpret_cast<S *>(arr)->m; }
__device__ int b84() { return reinterpret_cast<int &>(g); }
__device__ int b85() { return static_cast<const int &>(g); }
__device__ int b86() { return const_cast<const int &>(g); }
__device__ int b87() { return (const int &)g; }
__device__ int b88() { return *const_cast<const int *>(arr); }
__device__ int b89() { return *static_cast<const int *>(static_cast<const void *>(arr)); }
