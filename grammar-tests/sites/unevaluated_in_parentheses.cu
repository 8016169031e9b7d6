// std: 17
// operators that do not evaluate their operand, in an initialiser that reads like parameters
template <class F> int eat(F f) { return 0; }
void a(int e, int n) { eat([=] __device__ () { int s(int(sizeof(e))); return n + s; }); }
void b(int e, int n) { eat([=] __device__ () { int s(int(alignof(int))); return n + s; }); }
void c(int e, int n) { eat([=] __device__ () { bool s(bool(noexcept(e))); return n + s; }); }
void d(int e, int n) { eat([=] __device__ () { int s(int(sizeof(e) + n)); return s; }); }
struct S { int m; void f(int n) { eat([=] __device__ () { int s(int(sizeof(m))); return n + s; }); } };
