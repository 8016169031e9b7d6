// std: 17
// forms of assignment operators of elements
struct O { O &operator=(const O &) = delete; }; struct P { O o; }; struct Q { P &operator=(P &); }; struct Q2 { Q2 &operator=(Q2 &); };
void t3(int x) { O c[2]; P d[2]; Q e[2]; Q2 g[2];
  auto n = [c] __device__ () { return 0; };
  auto n2 = [d] __device__ () { return 0; };
  auto n3 = [e] __device__ () { return 0; };
  auto n4 = [g] __device__ () { return 0; };
}
struct I { const int n; }; struct K { int &r; };
void t4(int x) { I a[1] = {{1}}; K b[1] = {{x}};
  auto l = [a] __device__ () { return 0; };
  auto m = [b] __device__ () { return 0; }; }
struct R { R &operator=(R); }; struct V { template <class X> V &operator=(const X &); }; struct R2 { R2 &operator=(int); };
struct R3 { void operator=(const R3 &); }; struct R4 { R4 &operator=(const volatile R4 &); }; struct R5 { R5 &operator=(R5 &&) = delete; R5(const R5 &); R5(); };
void t5() { R a[1]; V b[1]; R2 c[1]; R3 d[1]; R4 e[1]; R5 g[1];
  auto l1 = [a] __device__ () { return 0; };
  auto l2 = [b] __device__ () { return 0; };
  auto l3 = [c] __device__ () { return 0; };
  auto l4 = [d] __device__ () { return 0; };
  auto l5 = [e] __device__ () { return 0; };
  auto l6 = [g] __device__ () { return 0; };
}
