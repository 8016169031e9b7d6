// std: 17
// Lambdas that are handed to members of classes, constructors and operators, which launch them.
int hostf();
template <class F> __global__ void kernel(F f) { f(1); }
template <class F> void run(int n, F f) { kernel<<<1, n>>>(f); }
struct Dev {
    int n;
    template <class F> void par(F f) const { kernel<<<1, n>>>(f); }
    template <class F> static void spar(int n, F f) { kernel<<<1, n>>>(f); }
    template <class F> void through(F f) { run(n, f); }
    template <class F> void through2(F f) { this->par(f); }
    template <class F> void through3(F f) { par(f); }
    template <class F> void operator()(F f) const { kernel<<<1, 1>>>(f); }
    template <class F> Dev &operator<<(F f) { kernel<<<1, 1>>>(f); return *this; }
    template <class F> Dev &operator|(F &&f) { run(1, f); return *this; }
    template <class F> void nothing(F f) {}
    template <class F> void outside(F f);
    template <class F> void cref(const F &f) { kernel<<<1, 1>>>(f); }
    template <class F> void fwd(F &&f) { run(n, std_forward(f)); }
    template <class T> static T &std_forward(T &t) { return t; }
};
template <class F> void Dev::outside(F f) { kernel<<<1, 1>>>(f); }
struct Launch { template <class F> Launch(F f) { kernel<<<1, 1>>>(f); } template <class F> Launch(int n, F f) { kernel<<<1, 1>>>(f); } };
template <class F> struct Holder { F f; Holder(F g) : f(g) {} void go() { kernel<<<1, 1>>>(f); } };
template <class F> struct Fun { F f; Fun(F g) : f(g) { kernel<<<1, 1>>>(f); } };
template <class P> struct Exec { P p; template <class F> void run(F f) { kernel<<<1, 1>>>(f); } };
void a1() { Dev d; d.par([] __device__(int) { hostf(); }); }
void a2(Dev *d) { d->par([] __device__(int) { hostf(); }); }
void a3() { Dev::spar(1, [] __device__(int) { hostf(); }); }
void a4() { Dev d; d.through([] __device__(int) { hostf(); }); }
void a5() { Dev d; d.through2([] __device__(int) { hostf(); }); }
void a6() { Dev d; d.through3([] __device__(int) { hostf(); }); }
void a7() { Dev d; d([] __device__(int) { hostf(); }); }
void a8() { Dev d; d << [] __device__(int) { hostf(); }; }
void a9() { Dev d; d | [] __device__(int) { hostf(); }; }
void a10() { Dev d; d.nothing([] __device__(int) { hostf(); }); }
void a11() { Dev d; d.outside([] __device__(int) { hostf(); }); }
void a12() { Launch l([] __device__(int) { hostf(); }); }
void a13() { Launch([] __device__(int) { hostf(); }); }
void a14() { Launch{1, [] __device__(int) { hostf(); }}; }
void a15() { auto l = [] __device__(int) { hostf(); }; Dev d; d.par(l); }
void a16() { auto l = [] __device__(int) { hostf(); }; Holder<decltype(l)> h(l); h.go(); }
void a17() { auto l = [] __device__(int) { hostf(); }; Fun<decltype(l)> h(l); }
void a18() { Exec<int> e; e.run([] __device__(int) { hostf(); }); }
void a19() { Dev{1}.par([] __device__(int) { hostf(); }); }
void a20() { Dev d; d.cref([] __device__(int) { hostf(); }); }
void a21() { Dev d; d.fwd([] __device__(int) { hostf(); }); }
void a22() { Dev d; d.par([] __host__ __device__(int) { hostf(); }); }
void a23() { Dev d; d.nothing([] __host__ __device__(int) { hostf(); }); }
struct Sim { Dev dev; Dev *pd; Dev &get(); int n;
    template <class F> void each(F f) { kernel<<<1, 1>>>(f); }
    void step() { dev.par([] __device__(int) { hostf(); }); }
    void step2() { pd->par([] __device__(int) { hostf(); }); }
    void step3() { get().par([] __device__(int) { hostf(); }); }
    void step4() { each([] __device__(int) { hostf(); }); }
    void step5() { this->each([] __device__(int) { hostf(); }); }
};
void b1(Sim &s) { s.dev.par([] __device__(int) { hostf(); }); s.step(); s.step2(); s.step3(); s.step4(); s.step5(); }
void b2(Sim &s) { s.get().par([] __device__(int) { hostf(); }); }
void b3(Sim &s) { s.each([] __device__(int) { hostf(); }); }
template <class T> struct TSim { T dev; void go() { dev.par([] __device__(int) { hostf(); }); } };
void b4(TSim<Dev> &s) { s.go(); }
template <class D> void b5(D &d) { d.par([] __device__(int) { hostf(); }); }
void b6(Dev &d) { b5(d); }
struct Der : Dev { };
void b7(Der &d) { d.par([] __device__(int) { hostf(); }); }
struct Der2 : Dev { template <class F> void go(F f) { par(f); } };
void b8(Der2 &d) { d.go([] __device__(int) { hostf(); }); }
