// std: 17
// A division by zero that the preprocessor does not come to, commas in parentheses; lines of words in arguments.
template <class F> int run(F f) { return 0; }
#if 1 || 1 / 0
void a(int x) { run([=] __device__ { return x; }); }
#else
void a(long x) { run([=] __device__ { return 1; }); }
#endif
#if 1 ? 1 : 1 / 0
void b(int x) { run([=] __device__ { return x; }); }
#else
void b(long x) { run([=] __device__ { return 1; }); }
#endif
#define DIV 0
#if !defined(DIV) || DIV == 0 || 12 / DIV > 3
void c(int x) { run([=] __device__ { return x; }); }
#else
void c(long x) { run([=] __device__ { return 1; }); }
#endif
#if DIV != 0 && 12 / DIV > 3
void d(long x) { run([=] __device__ { return 1; }); }
#else
void d(int x) { run([=] __device__ { return x; }); }
#endif
#define ID(x) x
#define LINE __LINE__
#define TWICE(x) x, r = __LINE__
void e(int n) {
    ID(run([m = __LINE__, q =
      __LINE__, p = LINE,
      TWICE(s =
        __LINE__)] __device__ { return m + q; }));
}
