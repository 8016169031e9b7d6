// std: 17
// macros and conditionals around and in lambdas
template <class F> int run(F, int = 0) { return 0; }
#define TWICE(x) x; x
#define DROP(x)
#define STR(x) #x
#define STRX(x) STR(x)
#define CAT(a, b) a##b
#define CAT2(a, b) CAT(a, b)
#define LAM(body) [=] __device__ (int i) { body; }
#define DEV __device__
#define HD __host__ DEV
#define HDF(x) __host__ __device__ x
#define ANN(x) __##x##__
#define CAP [=]
#define CAPD(...) [__VA_ARGS__] DEV
#define VA(f, ...) f(__VA_ARGS__)
#define OPT(x, ...) run(x, ##__VA_ARGS__)
#define FN(name, args) void name args
#define PARAMS (int a, int b)
#define IF(c) if (c)
#define NEST(x) TWICE(run(x))
#define SELF SELF
#define EMPTY()
#define DEFER(x) x EMPTY()
#define OPEN {
#define CLOSE }
#define LB [
#define RB ]
#define SWAP(a, b) b a
#define FOREACH(i, n, ...) for (int i = 0; i < n; ++i) { run([=] DEV { __VA_ARGS__ }); }
#define VALUE(x) ((x) * SELFV)
#define SELFV n
#define RET return
#define TYPE int
#define EXT(x) do { run(x); } while (0)
#define ONCE(x) STR(x) ? x : 0
#define NS(n) namespace n {
#define UNUSED(x) (void)sizeof(x)
void f(int n, int m, int ab) {
  TWICE(run([=] __device__ { return n; }));
  DROP(run([=] __device__ { return n; }));
  auto s = STR(run([=] __device__ { return n; }));
  run(LAM(return n + i));
  run(LAM(int n = i; return n));
  run([=] DEV { return CAT(a, b); });
  run([=] HD { return CAT2(CAT(a, b), ); });
  run([=] HDF((int i)) { return i + m; }, 3);
  run([=] ANN(device) { return n; });
  run(CAP DEV { return m + n; });
  run(CAPD(n, m) { return n; });
  run(CAPD() { return 1; });
  VA(run, [=] DEV { return n, m; });
  OPT([=] DEV { return m; });
  OPT([=] DEV { return m; }, 3);
  IF (n) run([=] DEV { return n; });
  NEST([n] DEV { return n; });
  NEST(([=] DEV { int a = n, b = m; return a + b; }));
  run(LB = RB DEV OPEN RET m; CLOSE);
  run(SWAP(DEV { return n; }, [=]));
  FOREACH(j, n, return j + m;)
  run([=] DEV { return VALUE(m); });
  run([=] DEV () -> TYPE { RET n; });
  EXT([=] DEV { return n; });
  EXT(([=] DEV (int a, int b) { return a + b + n; }));
  auto q = ONCE(run([=] DEV { return n; }));
  UNUSED(n);
  run([=] DEV { UNUSED(m); return n; });
  run([=] DEV { return STR(n)[0] + m; });
  run([=] DEV {
#if 1
    return n;
#else
    return m;
#endif
  });
  run(
#if 0
    [=] DEV { return 1; }
#else
    [=] HD { return m; }
#endif
  );
  run([=]
#define LOCALM m
  DEV { return LOCALM; });
#undef LOCALM
  run([=] DEV { return __LINE__ + n; });
  run([=] DEV { return __COUNTER__ + n; });
  run([=] DEV { return sizeof(__FILE__) + n; });
  run([=] DEV { return __func__[0] + n; });
#undef DEV
#define DEV __host__ __device__
  run([=] DEV { return n; });
}
FN(g, (int n)) { run([=] __device__ { return n; }); }
FN(h, PARAMS) { run([=] __device__ { return b + a; }); }
NS(q) void k(int n) { run([=] __device__ { return n; }); } CLOSE
#if defined(__CUDACC__) && !defined(__CUDA_ARCH__)
void c1(int n) { run([=] __device__ { return n; }); }
#elif 0
void c2(int n) { run([=] __device__ { return n; }); }
#else
void c3(int n) { run([=] __device__ { return n; }); }
#endif
#if __cplusplus >= 201703L && defined(__has_include)
#if __has_include(<vector>)
void c4(int n) { run([=] __device__ { return n; }); }
#endif
#endif
#ifdef __CUDACC_EXTENDED_LAMBDA__
void c5(int n) { run([=] __device__ { return n; }); }
#endif
#if __CUDACC_VER_MAJOR__ >= 12
void c6(int n) { run([=] __device__ { return n; }); }
#endif
#if defined(__GNUC__) && __GNUC__ > 5 && __SIZEOF_POINTER__ == 8 && CHAR_BIT + 1
void c7(int n) { run([=] __device__ { return n; }); }
#endif
#if 'a' == 97 && (1 ? 2 : 0) && 0x10u == 020 && !UNDEFINED_THING
void c8(int n) { run([=] __device__ { return n; }); }
#endif
#define X(n, b) void CAT(x_, n)(int a) { run([=] __device__ { return a b; }); }
X(1, + 1) X(2, + 2)
#define LIST(F) F(one) F(two)
#define DEF(n) void d_##n(int n) { run([=] __device__ { return n; }); }
#define CLS(n) struct n { int m; void f(int l) { run([=] __device__ { return m + l; }); } void g(int l); };
CLS(Cl) void Cl::g(int l) { run([=] __device__ { return l + m; }); }
#define TMPL template <class T>
TMPL void t(T a) { run([=] __device__ { return a; }); }
#define BEGIN_NS namespace m1 { namespace m2 {
#define END_NS }}
BEGIN_NS void z(int a) { run([=] __device__ { return a; }); } END_NS
