// std: 17
// Members that differ in const, called on elements, pointers and references that lambdas hold: the host has the one that is meant.
template <class F> __global__ void run(F f) { f(0); }
template <class F> void par(F f) { run<<<1, 1>>>(f); }
struct N { int v; int n() const { return v; } int m() { return v; } int d(); int d() const; int o(); __host__ __device__ int o() const; int p() const; __host__ __device__ int p(); };
int N::d() { return 1; } int N::d() const { return 2; } int N::o() { return 1; } int N::p() const { return 1; }
__host__ __device__ int N::o() const { return 2; } __host__ __device__ int N::p() { return 2; }
struct A { N in[3]; N one; N* ptr; N** pp; int k[2]; };
struct T { N x; N ar[2]; N* q;
  void f() {
  }
  void h() const {} void hc() {} __host__ __device__ void hc() const {}
};
void g(N c1, N* c2, const N* c3, N& c4, const N& c5, A a1, A* a2) {
  N ar[3]; const N cr[3] = {}; N mat[2][2]; N* pa[2]; A aa[2]; N& ref = ar[0]; auto au = c1; const auto cau = c1;
  par([=] __device__ (int i) { aa[0].one.p(); });
  par([=] __device__ (int i) { aa[0].ptr->o(); });
  par([=] __device__ (int i) { aa[i].pp[0]->o(); });
  par([=] __device__ (int i) { a1.in[0].n(); });
  par([=] __device__ (int i) { a1.in[0].p(); });
  par([=] __device__ (int i) { a1.in->p(); });
  par([=] __device__ (int i) { a2->in[i].o(); });
  par([=] __device__ (int i) { a2->one.o(); });
  par([=] __device__ (int i) { ref.p(); });
  par([=] __device__ (int i) { ref.o(); });
  par([=] __device__ (int i) { au.p(); });
  par([=] __device__ (int i) { cau.p(); });
  par([=] __device__ (int i) { c4.p(); });
  par([=] __device__ (int i) { c5.p(); });
  par([=] __device__ (int i) { c3->p(); });
  par([=] __device__ (int i) { c2->o(); });
  par([=] __device__ (int i) { c1.p(); });
  par([r = c1] __device__ (int i) { r.p(); });
  par([r = c2] __device__ (int i) { r->o(); });
  par([r = ar[0]] __device__ (int i) { r.p(); });
  par([r = &c1] __device__ (int i) { r->o(); });
  par([=] __device__ (int i) { for (auto& e : ar) e.p(); });
  par([=] __device__ (int i) { for (auto e : ar) e.o(); });
  par([=] __device__ (int i) { for (const auto& e : ar) e.p(); });
  par([=] __device__ (int i) { for (const N& e : ar) e.n(); });
  par([=] __device__ (int i) { const N& e = ar[i]; e.p(); });
  par([=] __device__ (int i) { auto& e = ar[i]; e.p(); });
  par([=] __device__ (int i) { auto e = ar[i]; e.o(); });
  par([=] __device__ (int i) { auto* e = &ar[i]; e->p(); });
  par([=] __device__ (int i) { auto e = &c2[i]; e->o(); });
  par([=] __device__ (int i) { N* e = c2 + i; e->o(); });
  par([=] __device__ (int i) { c2[i].o(); });
  par([=] __device__ (int i) { c3[i].p(); });
  par([=] __device__ (int i) { (*c2).o(); });
  par([=] __device__ (int i) { (c2 + i)->o(); });
  par([=] __device__ (int i) { (&c2[i])->o(); });
  par([=] __device__ (int i) { (i ? c2 : c2 + 1)->o(); });
  par([=] __device__ (int i) { (i ? c1 : au).p(); });
  par([=] __device__ (int i) { N{c1}.o(); });
  par([=] __device__ (int i) { N(c1).o(); });
}
