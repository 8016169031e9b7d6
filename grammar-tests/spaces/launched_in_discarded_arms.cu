// std: 17
// A launch in an arm that if constexpr discards makes no code.
int hostf();
constexpr bool cpu = true;
template <typename F> __global__ void kernel(F f) { f(1); }
template <class F> void launch(F f) { if constexpr (!cpu) { kernel<<<1, 1>>>(f); } }
template <bool G, class F> void launch2(F f) { if constexpr (G) { kernel<<<1, 1>>>(f); } }
template <class F> void launch3(F f, bool gpu) { if (gpu) { kernel<<<1, 1>>>(f); } }
template <class F> void launch4(F f) { if constexpr (sizeof(F) > 100) { kernel<<<1, 1>>>(f); } }
template <class P, class F> void launch5(P, F f) { if constexpr (P::gpu) kernel<<<1, 1>>>(f); else { (void)f; } }
struct Cpu { static constexpr bool gpu = false; };
struct Gpu { static constexpr bool gpu = true; };
void a1() { launch([] __device__(int i) { hostf(); }); }
void a2() { launch2<false>([] __device__(int i) { hostf(); }); }
void a3() { launch2<true>([] __device__(int i) { hostf(); }); }
void a4() { launch3([] __device__(int i) { hostf(); }, false); }
void a5() { if constexpr (!cpu) { launch2<true>([] __device__(int i) { hostf(); }); } }
void a8() { launch4([] __device__(int i) { hostf(); }); }
void a9() { launch5(Cpu{}, [] __device__(int i) { hostf(); }); }
void a10() { launch5(Gpu{}, [] __device__(int i) { hostf(); }); }
void a11() { launch([] __host__ __device__(int i) { hostf(); }); }
void a12() { launch2<false>([] __host__ __device__(int i) { hostf(); }); }
void a13() { launch5(Cpu{}, [] __host__ __device__(int i) { hostf(); }); }
void a14() { auto l = [] __device__(int i) { hostf(); }; if (false) { kernel<<<1, 1>>>(l); } }
template <bool G> void a15() { auto l = [] __device__(int i) { hostf(); }; if constexpr (G) { kernel<<<1, 1>>>(l); } }
template void a15<false>();
template <bool G> void a16() { if constexpr (G) { kernel<<<1, 1>>>([] __device__(int i) { hostf(); }); } }
void a17() { a16<false>(); }
