// std: 17
template <class F> void run(F f) {}
struct A { void m(int n) { L: run([n] __device__ { return n; }); } };
struct L { int x; void m(int n) { L: run([n] __device__ { return n; }); goto L; }
  void k(int n) { int L = 2; run([n] __device__ { return n; }); }
  void k2(int n) { L l; run([n] __device__ { return n; }); }
  L() {}
  void k3(int n) { enum { L }; run([n] __device__ { return n; }); }
  void k4(int n) { void L(); run([n] __device__ { return n; }); }
};
namespace o { namespace mat { struct P {}; }
void f1(mat::P *o) { run([o] __device__ { }); }
void f2(mat::P *p, int mat) { run([p] __device__ { }); }
void f3(o::mat::P *p, int mat) { run([p] __device__ { }); }
void f4(o::mat::P *o) { run([o] __device__ { }); }
void f5(mat::P *p) { using mat = int; run([p] __device__ { }); }
void f6(mat::P *p) { using o = int; run([p] __device__ { }); }
}
