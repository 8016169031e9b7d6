// std: 17
// Lambdas that are launched: in packs, in chains of calls, by objects that are made at once, through copies of what is around.
int lp_bh(int i);
template <class F> __global__ void lp_bk(F f) { f(0); }
template <class F> void lp_bpar(int n, F f) { lp_bk<<<1, 1>>>(f); }
struct LpB1 { int m; int hm() const { return 1; } int nm() { return 2; } __host__ __device__ int both() const { return 1; }
 void r1() { lp_bpar(1, [*this] __device__(int i) { hm(); }); }
 void r2() { lp_bpar(1, [*this] __device__(int i) { this->hm(); }); }
 void r3() { lp_bpar(1, [*this] __host__ __device__(int i) { hm(); }); }
 void r4() { lp_bpar(1, [=, *this] __device__(int i) mutable { nm(); }); }
 void r5() { lp_bpar(1, [=] __device__(int i) { hm(); }); }
 void r6() { lp_bpar(1, [this] __device__(int i) { hm(); }); }
 void r7() { auto self = *this; lp_bpar(1, [=] __device__(int i) { self.hm(); }); }
 void r8() { lp_bpar(1, [self = *this] __device__(int i) { self.hm(); }); }
 void r9() { auto *self = this; lp_bpar(1, [=] __device__(int i) { self->hm(); }); }
};
template <class T> struct LpB2 { int m; int hm() const { return 1; } int nm() { return 2; }
 void r1() { lp_bpar(1, [*this] __device__(int i) { hm(); }); }
 void r2() { lp_bpar(1, [*this] __device__(int i) { this->hm(); }); }
 void r3() { lp_bpar(1, [*this] __host__ __device__(int i) { hm(); }); }
 void r4() { lp_bpar(1, [=, *this] __device__(int i) mutable { nm(); }); }
 void r8() { lp_bpar(1, [self = *this] __device__(int i) { self.hm(); }); }
};
void lp_bu() { LpB2<int> b; b.r1(); b.r2(); b.r3(); b.r4(); b.r8(); }
template <class... F> __global__ void lp_bpk(F... f) { (f(0), ...); }
template <class... F> void lp_bpars(F... f) { lp_bpk<<<1, 1>>>(f...); }
template <class... F> void lp_bpars2(int n, F &&...f) { (lp_bpar(n, f), ...); }
template <class F, class... R> void lp_bpars3(int n, F f, R... r) { lp_bpar(n, f); if constexpr (sizeof...(r) > 0) lp_bpars3(n, r...); }
void lpk1() { lp_bpars([=] __device__(int i) { lp_bh(i); }); }
void lpk2() { lp_bpars([=] __device__(int i) { lp_bh(i); }, [=] __host__ __device__(int i) {
 lp_bh(2); }); }
void lpk3() { lp_bpars2(1, [=] __device__(int i) { lp_bh(i); }, [=] __host__ __device__(int i) {
 lp_bh(2); }); }
void lpk4() { lp_bpars3(1, [=] __device__(int i) { lp_bh(i); }, [=] __host__ __device__(int i) {
 lp_bh(2); }); }
void lpk5() { lp_bpar(1, [=] __device__(int i) { lp_bh(i); }); }
struct LpBQ { int q;
 template <class F> LpBQ &chain(F f) { lp_bk<<<1, 1>>>(f); return *this; }
 template <class F> LpBQ &par(F &&f) { lp_bk<<<1, 1>>>(f); return *this; }
 template <int N, class F> LpBQ &tn(F f) { lp_bk<<<N, 1>>>(f); return *this; }
 template <class F> LpBQ operator()(F f) { lp_bk<<<1, 1>>>(f); return *this; }
 template <class F> LpBQ &operator|(F f) { lp_bk<<<1, 1>>>(f); return *this; }
 template <class F> LpBQ &then(F f) & { lp_bk<<<1, 1>>>(f); return *this; }
 template <class F> static void st(F f) { lp_bk<<<1, 1>>>(f); }
};
void lpk7() { LpBQ q; q.chain([=] __device__(int i) { lp_bh(i); }).par([=] __device__(int i) {
 lp_bh(i); }); }
void lpk8() { LpBQ q; q.tn<2>([=] __device__(int i) { lp_bh(i); }); }
void lpk9() { LpBQ{}([=] __device__(int i) { lp_bh(i); }); }
void lpk10() { LpBQ q; q | [=] __device__(int i) { lp_bh(i); } | [=] __device__(int i) {
 lp_bh(i); }; }
void lpk11() { LpBQ q; q.then([=] __device__(int i) { lp_bh(i); }); }
void lpk12() { LpBQ::st([=] __device__(int i) { lp_bh(i); }); }
void lpk13() { LpBQ().par([=] __device__(int i) { lp_bh(i); }).chain([=] __device__(int i) {
 lp_bh(i); }); }
void lpk14() { auto q = LpBQ(); auto l = [=] __device__(int i) { lp_bh(i); }; q.chain(l).par(l); }
void lpk15() { LpBQ *q = new LpBQ; q->chain([=] __device__(int i) { lp_bh(i); }); }
LpBQ &lp_theq(); LpBQ lp_mkq(int);
void lpk16() { lp_theq().par([=] __device__(int i) { lp_bh(i); }); }
void lpk17() { lp_mkq(1).par([=] __device__(int i) { lp_bh(i); }); }
template <class F> struct LpBFun { F f; __host__ __device__ void operator()(int i) const { f(i); } };
template <class F> LpBFun<F> lp_bfun(F f) { return LpBFun<F>{f}; }
void lpk22() { lp_bpar(1, lp_bfun([=] __device__(int i) { lp_bh(i); })); }
template <class F> LpBFun(F) -> LpBFun<F>;
struct LpBBase { template <class F> void run(F f) { lp_bk<<<1, 1>>>(f); } };
struct LpBDer : LpBBase { void go() { run([=] __device__(int i) { lp_bh(i); }); this->run([=] __device__(int i) {
 lp_bh(i); }); } };
template <class T> struct LpBDerT : LpBBase { void go() { run([=] __device__(int i) { lp_bh(i); }); this->run([=] __device__(int i) {
 lp_bh(i); }); } };
void lpk24() { LpBDerT<int>{}.go(); LpBDer().run([=] __device__(int i) { lp_bh(i); }); }
enum class LpBE { a, b }; struct LpBCtor { template <class F> LpBCtor(LpBE e, F f) { lp_bk<<<1, 1>>>(f); } template <class F> LpBCtor(const char *n, F f) { lp_bk<<<1, 1>>>(f); } template <class F> LpBCtor(int (&a)[2], F f) { lp_bk<<<1, 1>>>(f); } };
void lpk25() { LpBCtor(LpBE::a, [=] __device__(int i) { lp_bh(i); }); }
void lpk26() { LpBCtor c("x", [=] __device__(int i) { lp_bh(i); }); }
void lpk27() { int a[2]; LpBCtor c(a, [=] __device__(int i) { lp_bh(i); }); }
void lpk28() { LpBCtor c{LpBE::b, [=] __device__(int i) { lp_bh(i); }}; }
template <class... A> void lp_bany(const char *n, A &&...a) { lp_bpar(1, static_cast<A &&>(a)...); }
void lpk29() { lp_bany("x", [=] __device__(int i) { lp_bh(i); }); }
int lp_fh(int i);
template <class F> __global__ void lp_fk(F f) { f(0); }
struct LpFQ { int q;
 template <int N, class F> void tn(F f) { lp_fk<<<N, 1>>>(f); }
 template <int N, class F> void tm(F f) { lp_fk<<<1, 1>>>(f); }
 template <class T, class F> void tt(F f) { lp_fk<<<1, 1>>>(f); }
};
template <int N, class F> void lp_fn(F f) { lp_fk<<<N, 1>>>(f); }
template <class T, class F> void lp_ft(F f) { lp_fk<<<1, 1>>>(f); }
void lpt1() { LpFQ q; q.tn<2>([=] __device__(int i) { lp_fh(i); }); }
void lpt2() { LpFQ q; q.tm<2>([=] __device__(int i) { lp_fh(i); }); }
void lpt3() { LpFQ q; q.tt<int>([=] __device__(int i) { lp_fh(i); }); }
void lpt4() { lp_fn<2>([=] __device__(int i) { lp_fh(i); }); }
void lpt5() { lp_ft<int>([=] __device__(int i) { lp_fh(i); }); }
void lpt6() { LpFQ q; auto l = [=] __device__(int i) { lp_fh(i); }; q.tm<2>(l); }
void lpt7() { LpFQ q; q.template tm<2>([=] __device__(int i) { lp_fh(i); }); }
template <class T> void lpt8(T q) { q.template tm<2>([=] __device__(int i) { lp_fh(i); }); }
void lpt9() { lpt8(LpFQ{}); }
