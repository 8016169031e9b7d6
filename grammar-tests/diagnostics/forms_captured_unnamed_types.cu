// std: 17
// captured types without a name, private or local
class C { typedef struct { int a; struct N {}; } *TP; typedef struct { struct N {}; int b; } T2; struct { int c; struct M {}; } v, *w; struct { int d; } arr[2]; enum { x } e2; enum { y }; typedef enum { z } ZT; union { int u1; float u2; }; struct { struct { int q; } in; } nest; public: typedef struct { int r; } Pub; struct { int s; } pubv; void f(T2::N n2) {
  TP tp;
  auto a1 = [tp] __device__ () {};
  auto a2 = [n2] __device__ () {};
  auto a3 = [x = v, y = w, z = *w] __device__ () {};
  auto a4 = [x = arr[0]] __device__ () {};
  auto a5 = [x = x, y = y, z = z] __device__ () {};
  auto a6 = [x = u1] __device__ () {};
  auto a7 = [x = nest, y = nest.in] __device__ () {};
  auto a8 = [x = pubv] __device__ () {};
  auto a9 = [x = e2] __device__ () {};
} };
void f() { typedef struct { int a; struct N {}; } TP; using U = struct { int b; }; TP t; U u; TP::N n; enum { q } en; struct { int z; } v, *w; typedef struct { int k; } *KP; KP kp;
  auto a1 = [t] __device__ () {};
  auto a2 = [u] __device__ () {};
  auto a3 = [n] __device__ () {};
  auto a4 = [en] __device__ () {};
  auto a5 = [v, w] __device__ () {};
  auto a6 = [kp] __device__ () {};
}
typedef struct { int a; } GT; struct { int a; } gv; enum { ge } gen; void g(GT t) { auto x = gv; auto y = gen; auto z = ge;
  auto a1 = [t, x, y, z] __device__ () {}; }
