// std: 17
// Members that differ in const, called through `this` and on data members: both sides have the one that is meant.
struct N { int v; int d(); int d() const; __host__ __device__ int o(); int o() const; __host__ __device__ int p() const; int p(); };
int N::d() { return 1; } int N::d() const { return 2; } __host__ __device__ int N::o() { return 1; } __host__ __device__ int N::p() const { return 1; }
int N::o() const { return 2; } int N::p() { return 2; }
struct Ba { __host__ __device__ void bo() ; void bo() const; __host__ __device__ void bp() const; void bp(); N bx; };
struct T : Ba { N x; N ar[2]; N* q; const N* cq; N& r; mutable N mu; static N st; const N cn; N m2[2][2];
  __host__ __device__ void o(); void o() const; __host__ __device__ void p() const; void p();
  static void so(); __host__ __device__ static void so(int);
  __device__ void f1() { o(); }
  __device__ void f2() { p(); }
  __device__ void f3() const { o(); }
  __device__ void f4() const { p(); }
  __device__ void f5() { this->o(); }
  __device__ void f6() const { this->p(); }
  __device__ void f7() { (*this).o(); }
  __device__ void f8() const { (*this).p(); }
  __device__ void f9() { x.o(); }
  __device__ void f10() const { x.o(); }
  __device__ void f11() { x.p(); }
  __device__ void f12() const { x.p(); }
  __device__ void f13() { ar[1].o(); }
  __device__ void f14() const { ar[1].p(); }
  __device__ void f15() const { q->o(); }
  __device__ void f16() const { q->p(); }
  __device__ void f17() { cq->p(); }
  __device__ void f18() { cq->o(); }
  __device__ void f19() const { r.o(); }
  __device__ void f20() const { r.p(); }
  __device__ void f21() const { mu.o(); }
  __device__ void f22() const { mu.p(); }
  __device__ void f23() { cn.p(); }
  __device__ void f24() { cn.o(); }
  __device__ void f25() { bo(); }
  __device__ void f26() const { bp(); }
  __device__ void f27() { bp(); }
  __device__ void f28() { bx.o(); }
  __device__ void f29() const { bx.p(); }
  __device__ void f30() { this->bx.o(); }
  __device__ void f31() const { this->x.p(); }
  __device__ void f32() { Ba::bo(); }
  __device__ void f33() const { Ba::bp(); }
  __device__ void f34() { so(); }
  __device__ void f35() { m2[0][1].o(); }
  __device__ void f36() const { m2[0]->p(); }
  __device__ void f37() { T& t = *this; t.o(); }
  __device__ void f38() const { auto& t = *this; t.p(); }
  __device__ void f39() { auto* t = this; t->o(); }
  __device__ void f40() const { const T* t = this; t->p(); }
  __device__ void f41() { for (auto& e : ar) e.o(); }
  __device__ void f42() const { for (auto& e : ar) e.p(); }
  __device__ void f43() { auto& e = x; e.o(); }
  __device__ void f44() const { auto& e = x; e.p(); }
  __device__ void f45() const { auto e = x; e.o(); }
  __device__ void f46() const { auto* e = &x; e->p(); }
  __device__ void f47() { auto l = [this] { o(); }; l(); }
  __device__ void f48() const { auto l = [this] { p(); }; l(); }
  __device__ void f49() { auto l = [&] { x.o(); }; l(); }
  __device__ void f50() const { auto l = [=] { x.p(); }; l(); }
  __device__ void f51() { auto l = [*this] { x.p(); }; l(); }
  __device__ void f52() { struct L { void o(); __device__ void o() const; __device__ void g() const { o(); } }; L().g(); }
  __device__ T(N& n) : r(n), cn() { o(); }
  __device__ ~T() { p(); x.o(); }
  __device__ void operator+(int) { o(); }
  __device__ int operator()(int) const { p(); return 0; }
};
template <class U> struct X { N x; U u; __host__ __device__ void o(); void o() const; __host__ __device__ void p() const; void p();
  __device__ void g1() { o(); }
  __device__ void g2() { p(); }
  __device__ void g3() const { p(); }
  __device__ void g4() const { this->o(); }
  __device__ void g5() const { x.p(); }
  __device__ void g6() { x.o(); }
  __device__ void g7() { this->o(); }
};
__global__ void k(T* t, const T* c, X<int>* x, const X<int>* cx) {
  t->f1(); t->f2(); c->f3(); c->f4(); t->f5(); c->f6(); t->f7(); c->f8(); t->f9(); c->f10(); t->f11(); c->f12(); t->f13(); c->f14(); c->f15(); c->f16(); t->f17(); t->f18(); c->f19(); c->f20();
  c->f21(); c->f22(); t->f23(); t->f24(); t->f25(); c->f26(); t->f27(); t->f28(); c->f29(); t->f30(); c->f31(); t->f32(); c->f33(); t->f34(); t->f35(); c->f36(); t->f37(); c->f38(); t->f39(); c->f40();
  t->f41(); c->f42(); t->f43(); c->f44(); c->f45(); c->f46(); t->f47(); c->f48(); t->f49(); c->f50(); t->f51(); t->f52(); N n; T w(n); w + 1; w(2);
  x->g1(); x->g2(); cx->g3(); cx->g4(); cx->g5(); x->g6(); x->g7();
}
