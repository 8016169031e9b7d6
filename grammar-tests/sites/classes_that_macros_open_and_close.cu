// std: 17
// The brace of a class or of a function comes from one macro, the one that closes it from another or from the text.
template <class F> int run(F f) { return 0; }
#define BEGIN_CLASS(x) class x {
#define END_CLASS };
BEGIN_CLASS(C4)
public:
 int m;
 void a() { run([=] __device__ { return m; }); }
 void b() { run([=] __device__ { return 1; }); }
END_CLASS
#define BEGIN_STRUCT(x) struct x {
BEGIN_STRUCT(C5)
 int m;
 void a() { run([=] __device__ { return m; }); }
};
#define NS_BEGIN namespace n14 { namespace {
#define NS_END } }
#define CLASS_BEGIN(n) class n { public: int m;
NS_BEGIN
CLASS_BEGIN(K) void f(int s) { run([=] __device__ { return m + s; }); } };
void g(K k) { run([=] __device__ { return k.m; }); }
NS_END
void h(int k) { run([=] __device__ { return k; }); }
#define FN(n) void n(int a) {
#define END2 }
FN(fh) run([=] __device__ { return a; }); END2
FN(fi) int b = a; run([=] __device__ { return b; }); }
void after(int k) { run([=] __device__ { return k; }); }
#define MEMBER(n) void n(int a) {
#define END_STRUCT }
BEGIN_STRUCT(C6)
 int m;
#if 0
 MEMBER(a) run([=] __device__ { return a; });
#else
 MEMBER(a) run([=] __device__ { return a + m; });
#endif
 }
 MEMBER(c) { run([=] __device__ { return m; }); } END2
END_STRUCT;
NS_BEGIN
BEGIN_STRUCT(C7) int m; MEMBER(a) run([=] __device__ { return a + m; }); END2 END_CLASS
NS_END
void last(C6 c) { run([=] __device__ { return c.m; }); }
