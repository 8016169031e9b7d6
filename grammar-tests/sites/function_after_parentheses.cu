// std: 17
// a name in parentheses with what may be parameters after it is a function: nothing captures it
template <class F> int eat(F f) { return 0; }
void a(int x) { int ((q))(int(x)); auto v([=] __device__ () -> void { (void)sizeof(q(1)); (void)x; }); }
void b(int x) { int (q)(int(x)); auto v([=] __device__ () -> void { (void)sizeof(q(1)); (void)x; }); }
void c(int x) { int q(int(x)); auto v([=] __device__ () -> void { (void)sizeof(q(1)); (void)x; }); }
void d(int x) { int ((q))((int)x); auto v([=] __device__ () -> void { (void)q; }); }
void e(int x) { int ((q))(x); auto v([=] __device__ () -> void { (void)q; (void)x; }); }
void f(int x) { int (((q)))(int(x), int y); auto v([=] __device__ () -> void { (void)sizeof(q(1, 2)); (void)x; }); }
void g(int x) { int (q)(int(*x)); auto v([=] __device__ () -> void { (void)sizeof(q(0)); (void)x; }); }
