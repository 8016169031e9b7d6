// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define CHK(...) eat([=] __device__ { __VA_ARGS__ });
struct S { int a; };
void a(int n, int m, double b, int *p, S s) {
   CHK((short(n + 1));)
   CHK(long(n + 1);)
   CHK(return long(n + 1);)
   CHK(return (long(n + 1));)
   CHK(return (long(s.a));)
   CHK(return long(s.a);)
   CHK(long(s.a);)
   CHK((void)(long(s.a));)
   CHK((void)(long(n + m));)
   CHK((void)(int(n + m));)
   CHK((void)(long(p[n] <= m));)
   CHK((void)(p[0] + unsigned(p[n] <= m));)
   CHK(((short((m) + *p)));)
   CHK(int i_[2] = {int((unsigned(s.a * m))), 1};)
   CHK(p[0] = p[n], (short(true));)
   CHK(throw decltype(n)(m && n);)
   CHK(throw (long(m && n));)
   CHK(throw long(m && n);)
   CHK(p[0] = *p * (short(n * s.a));)
}
void aa(int n, int m, double b, int *p) {
  auto x = unsigned(n + 1); auto y = (long(n + 1)); auto z = n ? short(n) : short(m);
  eat([=] __host__ __device__ { return x; });
  eat([=] __host__ __device__ { return y; });
  eat([=] __host__ __device__ { return (long(n + 1)); });
  eat([=] __host__ __device__ { return (unsigned(n + 1)) + 1; });
  eat([=] __host__ __device__ { return unsigned(n) < 3 ? unsigned(n) : unsigned(m); });
}
void c(long (*f)(int), unsigned (&r)[3], short (x)) { eat([=] __device__ { return f(1) + r[0] + x; }); }
