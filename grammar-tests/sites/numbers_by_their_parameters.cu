// std: 17
template <class F> int run(F f) { return 0; }
template <int N> struct B {}; template <unsigned N> struct U {}; template <char C> struct K {};
void a(B<5u> b, int n) { run([n] __device__ { return n; }); }
void b(B<5l> b, int n) { run([n] __device__ { return n; }); }
void c(B<0x10> b, int n) { run([n] __device__ { return n; }); }
void d(U<5ull> b, int n) { run([n] __device__ { return n; }); }
void e(U<5> b, int n) { run([n] __device__ { return n; }); }
void f(K<65> b, int n) { run([n] __device__ { return n; }); }
void h(B<'a'> b, int n) { run([n] __device__ { return n; }); }
void i(B<-1> b, int n) { run([n] __device__ { return n; }); }
void j(B<010> b, int n) { run([n] __device__ { return n; }); }
template <class T> void k(B<5u> b, int n) { run([n] __device__ { return n; }); }
void l(B<1'000> b, int n) { run([n] __device__ { return n; }); }
void m(B<~0> b, int n) { run([n] __device__ { return n; }); }
void o(B<sizeof(int)> b, int n) { run([n] __device__ { return n; }); }
void p(B<(3)> b, int n) { run([n] __device__ { return n; }); }
