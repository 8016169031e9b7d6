// std: 17
// Declarators of pointers to functions and of names in parentheses, several in one declaration.
template <class F> int run(F f) { return 0; }
struct P { int x; P(int = 0); }; typedef int Int;
void a() { P *(*m)(P), *n; run([=] __device__ { return m == nullptr && n; }); }
void b() { Int (*m)(Int(z)), n; run([=] __device__ { return m == nullptr; }); }
void c() { P *(*m)(P) = nullptr, *n = nullptr; run([=] __device__ { return m == nullptr && n; }); }
void d() { P *(*m)(P); run([=] __device__ { return m == nullptr; }); }
void e() { P (*m)(P), n; run([=] __device__ { return m == nullptr && n.x; }); }
void f() { P (*m[2])(P), (*n)[2]; run([=] __device__ { return m[0] == nullptr && n; }); }

void g(int a, int b) { int (v)(a), (w)(b); run([=] __device__ { return v; }); }
void h(int a) { P (v)(a), w; run([=] __device__ { return v.x; }); }
