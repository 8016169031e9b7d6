// std: 17
// Lambdas kept by specialisations and bases, made by factories, called in constructors and destructors.
int h_kp(int);
template <class F> __global__ void launch_kp(F f) { f(threadIdx.x); }
template <class F, bool B> struct S1_kp { F f; void go() {} };
template <class F> struct S1_kp<F, true> { F f; void go() { launch_kp<<<1, 1>>>(f); } };
template <class F, class P_kp> struct Par_kp { F f; void go() { f(1); } };
struct Cuda_kp {}; struct Serial_kp {};
template <class F> struct Par_kp<F, Cuda_kp> { F f; Par_kp(F g) : f(g) {} void go() { launch_kp<<<1, 1>>>(f); } };
template <class F> struct Base_kp { F f; Base_kp(F g) : f(g) {} void go() { launch_kp<<<1, 1>>>(f); } };
template <class F> struct Derived_kp : Base_kp<F> { Derived_kp(F g) : Base_kp<F>(g) {} void run() { this->go(); } };
template <class F> struct Derived2_kp : Base_kp<F> { using Base_kp<F>::Base_kp; };
template <class F> struct Derived3_kp : Base_kp<F> { Derived3_kp(F g) : Base_kp<F>(g) {} void run() { launch_kp<<<1, 1>>>(this->f); } };
template <class F> struct Functor_kp { F f; __device__ void operator()(int i) const { f(i); } };
template <class F> Functor_kp<F> make_kp(F f) { return Functor_kp<F>{f}; }
template <class F> Functor_kp<F> make2_kp(F f) { return {f}; }
template <class F> auto make3_kp(F f) { return Functor_kp<F>{f}; }
template <class F> auto make4_kp(F &&f) { Functor_kp<F> r{f}; return r; }
template <class F> Base_kp<F> make5_kp(const F &f) { return Base_kp<F>(f); }
template <class F> struct Holder_kp { Functor_kp<F> g; void go() { launch_kp<<<1, 1>>>(g); } };
template <class F> struct Ctor_kp { Ctor_kp(F f) { launch_kp<<<1, 1>>>(f); } };
template <class F> struct Dtor_kp { F f; Dtor_kp(F g) : f(g) {} ~Dtor_kp() { launch_kp<<<1, 1>>>(f); } };
template <class F, class G_kp> struct Pair_kp { F f; G_kp g; __device__ void operator()(int i) const { g(f(i)); } };
template <class F, class G_kp> Pair_kp<F, G_kp> compose_kp(F f, G_kp g) { return {f, g}; }
template <class P_kp, class F> void forall_kp(P_kp, F f) { Par_kp<F, P_kp> p{f}; p.go(); }
template <class P_kp, class F> void forall2_kp(F f) { Par_kp<F, P_kp>{f}.go(); }
template <class F> void dispatch_kp(F f) { Derived_kp<F> d(f); d.run(); }
template <class F> void dispatch3_kp(F f) { Derived3_kp<F>(f).run(); }
void a1_kp() { auto l = [] __device__(int i) { return h_kp(i); }; S1_kp<decltype(l), true> s{l}; s.go(); }
void a2_kp() { auto l = [] __device__(int i) { return h_kp(i); }; S1_kp<decltype(l), false> s{l}; s.go(); }
void a3_kp() { forall_kp(Cuda_kp(), [] __device__(int i) { return h_kp(i); }); }
void a4_kp() { forall_kp(Serial_kp(), [] __host__ __device__(int i) { return h_kp(i); }); }
void a5_kp() { forall2_kp<Cuda_kp>([] __device__(int i) { return h_kp(i); }); }
void a6_kp() { dispatch_kp([] __device__(int i) { return h_kp(i); }); }
void a7_kp() { dispatch3_kp([] __device__(int i) { return h_kp(i); }); }
void a8_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Derived2_kp<decltype(l)> d(l); d.go(); }
void a9_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Derived_kp<decltype(l)>(l).go(); }
void b1_kp() { launch_kp<<<1, 1>>>(make_kp([] __device__(int i) { return h_kp(i); })); }
void b2_kp() { launch_kp<<<1, 1>>>(make2_kp([] __device__(int i) { return h_kp(i); })); }
void b3_kp() { launch_kp<<<1, 1>>>(make3_kp([] __device__(int i) { return h_kp(i); })); }
void b4_kp() { launch_kp<<<1, 1>>>(make4_kp([] __device__(int i) { return h_kp(i); })); }
void b5_kp() { make5_kp([] __device__(int i) { return h_kp(i); }).go(); }
void b6_kp() { auto f = make_kp([] __device__(int i) { return h_kp(i); }); launch_kp<<<1, 1>>>(f); }
void b7_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Holder_kp<decltype(l)> x{{l}}; x.go(); }
void b8_kp() { Ctor_kp c([] __device__(int i) { return h_kp(i); }); }
void b9_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Ctor_kp<decltype(l)> c(l); }
void c1_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Dtor_kp<decltype(l)> c(l); }
void c2_kp() { launch_kp<<<1, 1>>>(compose_kp([] __device__(int i) { return h_kp(i); }, [] __device__(int i) { h_kp(i); })); }
void c3_kp() { auto f = make5_kp([] __device__(int i) { return h_kp(i); }); f.go(); }
void c4_kp() { auto f = make5_kp([] __device__(int i) { return h_kp(i); }); (void)f; }
void c5_kp() { auto l = [] __device__(int i) { return h_kp(i); }; launch_kp<<<1, 1>>>(Functor_kp<decltype(l)>{l}); }
void c6_kp() { auto l = [] __device__(int i) { return h_kp(i); }; Functor_kp<decltype(l)> g{l}; launch_kp<<<1, 1>>>(make_kp(g)); }
