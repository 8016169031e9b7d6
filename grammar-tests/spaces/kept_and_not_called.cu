// std: 17
// Objects that keep lambdas and do not call them, beside some that do.
int h_kn(int);
template <class F> __global__ void launch_kn(F f) { f(threadIdx.x); }
template <class F> __global__ void lazy_kn(F f) {}
template <class F> struct Functor_kn { F f; int n; __device__ void operator()(int i) const { f(i); } };
template <class F> struct Never_kn { F f; __device__ void operator()(int i) const {} F get() const { return f; } };
template <class F> struct Base_kn { F f; Base_kn(F g) : f(g) {} void go() { lazy_kn<<<1, 1>>>(f); } void run() { launch_kn<<<1, 1>>>(f); } };
template <class F> struct Derived_kn : Base_kn<F> { Derived_kn(F g) : Base_kn<F>(g) {} void go() {} };
template <class F> struct Other_kn : Base_kn<F> { F g; Other_kn(F a, F b) : Base_kn<F>(a), g(b) {} void both() { launch_kn<<<1, 1>>>(g); } void base() { this->run(); } };
template <class F, bool B> struct Sp_kn { F f; void go() { lazy_kn<<<1, 1>>>(f); } };
template <class F> struct Sp_kn<F, true> { F f; void go() { launch_kn<<<1, 1>>>(f); } };
template <class F, int N> struct Sq_kn; template <class F> struct Sq_kn<F, 0> { F f; void go() { } }; template <class F> struct Sq_kn<F, 1> { F f; void go() { launch_kn<<<1, 1>>>(f); } };
template <class F> F pass_kn(F f) { return f; }
template <class F> Functor_kn<F> make_kn(F f) { return Functor_kn<F>{f, 1}; }
template <class F> Never_kn<F> never_kn(F f) { return Never_kn<F>{f}; }
template <class F> int drop_kn(F f) { return 1; }
template <class F> auto cond_kn(F f, bool b) { if (b) return f; return f; }
template <class F> F second_kn(F, F g) { return g; }
template <class F, class G_kn> F first_kn(F f, G_kn) { return f; }
template <class F> struct Dt_kn { F f; ~Dt_kn() { lazy_kn<<<1, 1>>>(f); } };
template <class F> struct Ct_kn { F f; Ct_kn(F g) : f(g) { lazy_kn<<<1, 1>>>(g); } };
template <class F> auto inner_kn(F f) { auto g = [f]() { return f; }; return g; }
template <bool B, class F> void pick_kn(F f) { if constexpr (B) launch_kn<<<1, 1>>>(f); else lazy_kn<<<1, 1>>>(f); }
template <int N, class F> void pick2_kn(F f) { Sq_kn<F, N> s{f}; s.go(); }
struct Eng_kn { template <class F> Never_kn<F> w(F f) { return {f}; } template <class F> Functor_kn<F> v(F f) { return {f, 1}; } template <class F> Eng_kn &self(F) { return *this; } void operator()(int) {} };
template <class F> Eng_kn &operator|(Eng_kn &e, F) { return e; }
template <class F> Eng_kn &operator<<(Eng_kn &e, F f) { lazy_kn<<<1, 1>>>(f); return e; }
void a1_kn() { auto l = [] __device__(int i) { return h_kn(i); }; lazy_kn<<<1, 1>>>(Functor_kn<decltype(l)>{l, 1}); }
void a2_kn() { launch_kn<<<1, 1>>>(never_kn([] __device__(int i) { return h_kn(i); })); }
void a3_kn() { launch_kn<<<1, 1>>>(never_kn([] __device__(int i) { return h_kn(i); }).get()); }
void a4_kn() { Derived_kn d([] __device__(int i) { return h_kn(i); }); d.go(); }
void a5_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Base_kn<decltype(l)> b(l); b.go(); }
void a6_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Derived_kn<decltype(l)> b(l); b.run(); }
void a7_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Other_kn<decltype(l)> b(l, l); b.both(); }
void a8_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Sp_kn<decltype(l), false> s{l}; s.go(); }
void a9_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Sp_kn<decltype(l), true> s{l}; s.go(); }
void b1_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Sq_kn<decltype(l), 0> s{l}; s.go(); }
void b2_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Sq_kn<decltype(l), 1> s{l}; s.go(); }
void b3_kn() { launch_kn<<<1, 1>>>(pass_kn([] __device__(int i) { return h_kn(i); })); }
void b4_kn() { lazy_kn<<<1, 1>>>(pass_kn([] __device__(int i) { return h_kn(i); })); }
void b5_kn() { make_kn([] __device__(int i) { return h_kn(i); }); }
void b6_kn() { drop_kn([] __device__(int i) { return h_kn(i); }); }
void b7_kn() { launch_kn<<<1, 1>>>(cond_kn([] __device__(int i) { return h_kn(i); }, true)); }
void b8_kn() { launch_kn<<<1, 1>>>(first_kn([] __device__(int i) { return h_kn(i); }, 1)); }
void b9_kn() { launch_kn<<<1, 1>>>(first_kn([] __device__(int i) { return 1; }, [] __device__(int i) { return h_kn(i); })); }
void c1_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Dt_kn<decltype(l)> d{l}; }
void c2_kn() { Ct_kn c([] __device__(int i) { return h_kn(i); }); }
void c3_kn() { auto g = inner_kn([] __device__(int i) { return h_kn(i); }); launch_kn<<<1, 1>>>(g()); }
void c4_kn() { pick_kn<true>([] __device__(int i) { return h_kn(i); }); }
void c5_kn() { pick_kn<false>([] __device__(int i) { return h_kn(i); }); }
void c6_kn() { pick2_kn<0>([] __device__(int i) { return h_kn(i); }); }
void c7_kn() { pick2_kn<1>([] __device__(int i) { return h_kn(i); }); }
void c8_kn() { Eng_kn e; launch_kn<<<1, 1>>>(e.w([] __device__(int i) { return h_kn(i); })); }
void c9_kn() { Eng_kn e; launch_kn<<<1, 1>>>(e.v([] __device__(int i) { return h_kn(i); })); }
void d1_kn() { Eng_kn e; e.self([] __device__(int i) { return h_kn(i); })(1); }
void d2_kn() { Eng_kn e; e | [] __device__(int i) { return h_kn(i); }; }
void d3_kn() { Eng_kn e; e << [] __device__(int i) { return h_kn(i); }; }
void d4_kn() { Eng_kn e; (e | [] __device__(int i) { return h_kn(i); })(1); }
void d5_kn() { auto l = [] __device__(int i) { return h_kn(i); }; Functor_kn<decltype(l)> x{l, 1}, y{l, 2}; launch_kn<<<1, 1>>>(y); }
void d6_kn() { auto l = [] __device__(int i) { return h_kn(i); }; auto m = make_kn(make_kn(l)); launch_kn<<<1, 1>>>(m); }
void d7_kn() { auto l = [] __device__(int i) { return h_kn(i); }; auto m = make_kn(never_kn(l)); launch_kn<<<1, 1>>>(m); }
void d8_kn() { auto l = [] __device__(int i) { return h_kn(i); }; auto m = make_kn(l); launch_kn<<<1, 1>>>(m.n ? m.f : l); }
void d9_kn() { auto l = [] __device__(int i) { return h_kn(i); }; auto m = make_kn(l); auto n = m; launch_kn<<<1, 1>>>(n); }
