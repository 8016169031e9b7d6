// std: 17
template <class F> int run(F f) { return 0; }
#define M10_ENUM(n, ...) enum class n { __VA_ARGS__ }; static int n##_str(n v) { run([=] __device__ { return int(v); }); return 1; }
M10_ENUM(Color, red, green)
#define M11(n) struct n { int a; }; static int n##_fn(n v) { run([=] __device__ { return v.a; }); return 1; }
M11(Box)
#define M12(n) typedef struct { int a; } n; static int n##_fn(n v) { run([=] __device__ { return v.a; }); return 1; }
M12(Box2)
#define M13(n) struct n { int a; void f(n *p) { struct L { int q; } l; run([=] __device__ { return p->a; }); } };
M13(Box3)
#define M14(n) namespace x##n { struct n { int a; }; template <class T> struct V { T t; }; void f(n p) { run([=] __device__ { return p.a; }); V<n> q; run([=] __device__ { return q.t.a; });  } }
M14(Box4)
#define M15(n) using n = int *; static void n##_f(n p) { run([=] __device__ () -> n { return p; }); }
M15(Box5)
#define M16(n) static void n##_g() { struct L { int q; } l; run([=] __device__ { return l.q; }); } struct M##n {}; 
M16(Box6)
