// std: 17
// options: diag_warn=this_addr_capture_ext_lambda
// implicit captures of this, and what is none
struct S { int n; static int s; enum { E }; void g(); static void h(); struct I { int q; }; void f() {
  auto l1 = [=] __device__ () { return n; };
  auto l2 = [=] __device__ () { return s + E; };
  auto l3 = [=] __device__ () { g(); h(); };
  auto l4 = [=] __device__ () { I i; return i.q; };
  auto l5 = [=] __device__ () { return &S::n; };
  auto l6 = [=] __device__ () { return S::n; };
  auto l7 = [=] __device__ () { int n = 1; return n; };
  auto l8 = [=] __device__ (int n) { return n; };
  auto l9 = [=, n = n] __device__ () { return n; };
  auto m1 = [=] __device__ () { if (n) return n;
    return n + 1; };
  auto m2 = [n = this->n] __device__ () { return n; };
} };
