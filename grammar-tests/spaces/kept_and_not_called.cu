// std: 20
// Objects that keep a lambda: what is launched calls it, or does not.
int kept_host();
template <class F> struct KeptIdle { F f; __host__ __device__ void operator()() const {} };
template <class F> struct KeptCalled { F f; __host__ __device__ void operator()() const { f(); } };
template <class F> struct KeptForOthers { F f; __host__ __device__ void operator()() const {} __host__ __device__ void kept_run() const { f(); } };
template <class F> struct KeptMeasured { F f; __host__ __device__ int operator()() const { return sizeof(f); } };
template <class F> struct KeptPassed { F f; __host__ __device__ void operator()() const { use(f); } template <class G> static __host__ __device__ void use(const G &) {} };
template <class F> struct KeptDiscarded { F f; __host__ __device__ void operator()() const { if constexpr (false) f(); } };
template <class F> struct KeptInBase { F f; }; template <class F> struct KeptByDerived : KeptInBase<F> { KeptByDerived(F f) : KeptInBase<F>{f} {} __host__ __device__ void operator()() const {} };
template <class F> __global__ void kept_k(F f) { f(); }
template <class F> __global__ void kept_kn(F f) {}
template <class F> void kept_run(F f) { kept_k<<<1,1>>>(f); }
template <class F> void kept_runn(F f) { kept_kn<<<1,1>>>(f); }
template <class F> KeptIdle<F> kept_idle(F f) { return {f}; }
template <class F> KeptCalled<F> kept_called(F f) { return {f}; }
void kept_and_launched_1() { kept_k<<<1,1>>>(kept_idle([] __device__ { kept_host(); })); }
void kept_and_launched_2() { kept_k<<<1,1>>>(kept_called([] __device__ { kept_host(); })); }
void kept_and_launched_3() { auto l = [] __device__ { kept_host(); }; kept_k<<<1,1>>>(KeptIdle<decltype(l)>{l}); }
void kept_and_launched_4() { auto l = [] __device__ { kept_host(); }; kept_k<<<1,1>>>(KeptCalled<decltype(l)>{l}); }
void kept_and_launched_5() { auto l = [] __device__ { kept_host(); }; kept_run(KeptIdle<decltype(l)>{l}); }
void kept_and_launched_6() { auto l = [] __device__ { kept_host(); }; kept_run(KeptCalled<decltype(l)>{l}); }
void kept_and_launched_7() { auto l = [] __device__ { kept_host(); }; kept_runn(KeptCalled<decltype(l)>{l}); }
void kept_and_launched_8() { auto l = [] __device__ { kept_host(); }; kept_run(KeptForOthers<decltype(l)>{l}); }
void kept_and_launched_9() { auto l = [] __device__ { kept_host(); }; kept_run(KeptMeasured<decltype(l)>{l}); }
void kept_and_launched_10() { auto l = [] __device__ { kept_host(); }; kept_run(KeptPassed<decltype(l)>{l}); }
void kept_and_launched_11() { auto l = [] __device__ { kept_host(); }; kept_run(KeptDiscarded<decltype(l)>{l}); }
void kept_and_launched_12() { auto l = [] __device__ { kept_host(); }; kept_run(KeptByDerived<decltype(l)>(l)); }
void kept_and_launched_13() { auto l = [] __device__ { kept_host(); }; KeptIdle<decltype(l)> o{l}; kept_run(o); }
void kept_and_launched_14() { auto l = [] __device__ { kept_host(); }; KeptCalled<decltype(l)> o{l}; kept_run(o); }
void kept_and_launched_15() { auto l = [] __device__ { kept_host(); }; auto o = kept_idle(l); kept_run(o); }
void kept_and_launched_16() { auto l = [] __device__ { kept_host(); }; auto o = kept_called(l); kept_run(o); }
void kept_and_launched_17() { auto l = [] __device__ { kept_host(); }; KeptIdle o{l}; kept_run(o); }
void kept_and_launched_18() { auto l = [] __device__ { kept_host(); }; kept_run(KeptIdle{l}); }
void kept_and_launched_19() { auto l = [] __device__ { kept_host(); }; kept_run(KeptCalled{l}); }
void kept_and_launched_20() { auto l = [] __device__ { kept_host(); }; kept_run(kept_idle(kept_idle(l))); }
void kept_and_launched_21() { auto l = [] __device__ { kept_host(); }; kept_run(kept_called(kept_called(l))); }
void kept_and_launched_22() { auto l = [] __device__ { kept_host(); }; kept_run(kept_called(kept_idle(l))); }
void kept_and_launched_23() { auto l = [] __device__ { kept_host(); }; kept_run(kept_idle(kept_called(l))); }
void kept_and_launched_24() { auto l = [] __device__ { kept_host(); }; auto o = kept_called(l); auto m = [=] __device__ { o(); }; kept_run(m); }
void kept_and_launched_25() { auto l = [] __device__ { kept_host(); }; auto o = kept_idle(l); auto m = [=] __device__ { o(); }; kept_run(m); }
void kept_and_launched_26() { auto l = [] __device__ { kept_host(); }; auto o = kept_idle(l); auto m = [=] __device__ { o.f(); }; kept_run(m); }
template <class F> struct KeptLoop { F f; void go() { kept_run(*this); } __host__ __device__ void operator()() const {} };
template <class F> struct KeptLoop2 { F f; void go() { kept_run(*this); } __host__ __device__ void operator()() const { f(); } };
template <class F> struct KeptLoop3 { F f; void go() { kept_run(f); } __host__ __device__ void operator()() const {} };
template <class F> struct KeptLoop4 { F f; KeptLoop4(F g) : f(g) { kept_k<<<1,1>>>(*this); } __host__ __device__ void operator()() const {} };
void kept_and_launched_27() { auto l = [] __device__ { kept_host(); }; KeptLoop<decltype(l)> o{l}; o.go(); }
void kept_and_launched_28() { auto l = [] __device__ { kept_host(); }; KeptLoop2<decltype(l)> o{l}; o.go(); }
void kept_and_launched_29() { auto l = [] __device__ { kept_host(); }; KeptLoop3<decltype(l)> o{l}; o.go(); }
void kept_and_launched_30() { auto l = [] __device__ { kept_host(); }; KeptLoop4<decltype(l)> o(l); }
template <class F> void kept_outer(F f) { KeptIdle<F> q{f}; kept_run(q); }
template <class F> void kept_outer2(F f) { KeptCalled<F> q{f}; kept_run(q); }
template <class F> void kept_outer3(F f) { KeptIdle<F> q{f}; q(); }
template <class F> void kept_outer4(F f) { KeptCalled<F> q{f}; q(); }
template <class F> void kept_outer5(F f) { kept_run(KeptIdle<F>{f}); }
template <class F> void kept_outer6(F f) { kept_run(KeptIdle<F>(KeptIdle<F>{f})); }
void kept_and_launched_31() { kept_outer([] __device__ { kept_host(); }); }
void kept_and_launched_32() { kept_outer2([] __device__ { kept_host(); }); }
void kept_and_launched_33() { kept_outer3([] __host__ __device__ { kept_host(); }); }
void kept_and_launched_34() { kept_outer4([] __host__ __device__ { kept_host(); }); }
void kept_and_launched_35() { kept_outer5([] __device__ { kept_host(); }); }
void kept_and_launched_36() { kept_outer6([] __device__ { kept_host(); }); }
