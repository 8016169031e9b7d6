// std: 17
// Members that differ in const, called on elements, pointers and references that lambdas hold: both sides have the one that is meant.
template <class F> __global__ void run(F f) { f(0); }
template <class F> void par(F f) { run<<<1, 1>>>(f); }
struct N { int v; int n() const { return v; } int m() { return v; } int d(); int d() const; __host__ __device__ int o(); int o() const; __host__ __device__ int p() const; int p(); };
int N::d() { return 1; } int N::d() const { return 2; } __host__ __device__ int N::o() { return 1; } __host__ __device__ int N::p() const { return 1; }
int N::o() const { return 2; } int N::p() { return 2; }
struct A { N in[3]; N one; N* ptr; N** pp; int k[2]; };
struct T { N x; N ar[2]; N* q;
  void f() {
    par([=, *this] __device__ (int i) { x.n(); });
    par([=, *this] __device__ (int i) { ar[0].n(); });
    par([=, *this] __device__ (int i) { x.o(); });
    par([=, *this] __device__ (int i) { x.p(); });
    par([=, *this] __device__ (int i) mutable { x.o(); });
    par([=, *this] __device__ (int i) mutable { x.p(); });
    par([=, *this] __device__ (int i) { q->o(); });
    par([=, *this] __device__ (int i) { q->p(); });
    par([=, *this] __device__ (int i) { ar[i].o(); });
    par([=, *this] __device__ (int i) { ar[i].p(); });
    par([=, *this] __device__ (int i) { this->x.p(); });
    par([=, *this] __device__ (int i) { (*this).x.p(); });
    par([=, *this] __device__ (int i) { h(); });
    par([=, *this] __device__ (int i) { this->h(); });
    par([=, *this] __device__ (int i) { hc(); });
    par([=, *this] __device__ (int i) mutable { hc(); });
    par([=] __device__ (int i) { hc(); });
    par([=] __device__ (int i) { x.o(); });
    par([=] __device__ (int i) { x.p(); });
    par([this] __device__ (int i) { ar[1].n(); });
  }
  void h() const {} __host__ __device__ void hc() {} void hc() const {}
};
void g(N c1, N* c2, const N* c3, N& c4, const N& c5, A a1, A* a2) {
  N ar[3]; const N cr[3] = {}; N mat[2][2]; N* pa[2]; A aa[2]; N& ref = ar[0]; auto au = c1; const auto cau = c1;
  par([=] __device__ (int i) { ar[0].n(); });
  par([=] __device__ (int i) { ar[i].n(); });
  par([=] __device__ (int i) { ar->n(); });
  par([=] __device__ (int i) { (*ar).n(); });
  par([=] __device__ (int i) { (ar + 1)->n(); });
  par([=] __device__ (int i) { ar[0].o(); });
  par([=] __device__ (int i) { ar[0].p(); });
  par([=] __device__ (int i) { ar->p(); });
  par([=] __device__ (int i) mutable { ar[0].o(); });
  par([=] __device__ (int i) mutable { ar[0].p(); });
  par([=] __device__ (int i) { cr[0].p(); });
  par([=] __device__ (int i) { cr[0].o(); });
  par([=] __device__ (int i) mutable { cr[0].p(); });
  par([=] __device__ (int i) { mat[0][1].n(); });
  par([=] __device__ (int i) { mat[0][1].p(); });
  par([=] __device__ (int i) { mat[i]->p(); });
  par([=] __device__ (int i) { pa[0]->n(); });
  par([=] __device__ (int i) { pa[0]->o(); });
  par([=] __device__ (int i) { pa[i]->p(); });
  par([=] __device__ (int i) { aa[0].in[1].n(); });
}
