// std: 17
// Lambdas in packs of parameters: some of them are launched, others are not.
int pk_gh(int i);
template <class... F> __global__ void pk_gk(F... f) { (f(0), ...); }
template <class F> __global__ void pk_gk1(F f) { f(0); }
template <class F> __global__ void pk_gk0(F f) { }
template <class... F> __global__ void pk_gkn(F... f) { }
template <class... F> __global__ void pk_gks(F... f) { int n = sizeof...(f); int m = (sizeof(f) + ...); }
template <class F, class... R> __global__ void pk_gkf(F f, R... r) { f(0); }
template <class F, class... R> __global__ void pk_gkr(F f, R... r) { (r(0), ...); }
template <class... F> void pkp1(F... f) { pk_gkn<<<1, 1>>>(f...); }
template <class... F> void pkp2(F... f) { pk_gks<<<1, 1>>>(f...); }
template <class... F> void pkp3(F... f) { pk_gkf<<<1, 1>>>(f...); }
template <class... F> void pkp4(F... f) { pk_gkr<<<1, 1>>>(f...); }
template <class... F> void pkp5(F... f) { (pk_gk0<<<1, 1>>>(f), ...); }
template <class... F> void pkp6(F... f) { (pk_gk1<<<1, 1>>>(f), ...); }
template <class... F> void pkp7(F... f) { (void)sizeof...(f); }
template <class F, class... R> void pkp8(F f, R... r) { pk_gk1<<<1, 1>>>(f); if constexpr (sizeof...(r) > 1) pkp8(r...); }
inline void pkp9() {} template <class F, class... R> void pkp9(F f, R... r) { pk_gk1<<<1, 1>>>(f); pkp9(r...); }
template <class F> void pkp10(F f) { pk_gk1<<<1, 1>>>(f); } template <class F, class... R> void pkp10(F f, R... r) { pk_gk0<<<1, 1>>>(f); pkp10(r...); }
template <class... A, class... F> void pkp11(void (*)(A...), F... f) { pk_gk<<<1, 1>>>(f...); }
template <class... F> void pkp12(F &&...f) { pk_gk<<<1, 1>>>(static_cast<F &&>(f)...); }
template <class... F> void pkp13(F &&...f) { int x[] = {(pk_gk1<<<1, 1>>>(f), 0)...}; (void)x; }
template <class... F> struct pk_PObj { template <class G> __host__ __device__ pk_PObj(G, F...) {} }; template <class... F> void pkp14(F... f) { pk_PObj<F...> o(1, f...); }
template <class F, class G> void pkp16b(F f, G g) { pk_gk1<<<1, 1>>>(g); } template <class... F> void pkp16(F... f) { pkp16b(f...); }
template <class... F> void pkp17(F... f) { pkp16b(f..., [=] __device__(int i) { pk_gh(i); }); }
template <class... F> void pkp18(F... f) { pkp16b([=] __device__(int i) { pk_gh(i); }, f...); }
#define L3 [=] __device__(int i) { pk_gh(i); }, \
 [=] __device__(int i) { pk_gh(i); }
void pke1() { pkp1([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke2() { pkp2([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke3() { pkp3([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke4() { pkp4([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke5() { pkp5([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke6() { pkp6([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke7() { pkp7([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke8() { pkp8([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); },
 [=] __device__(int i) { pk_gh(i); },
 [=] __device__(int i) { pk_gh(i); }); }
void pke9() { pkp9([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke10() { pkp10([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); },
 [=] __device__(int i) { pk_gh(i); }); }
void pk_pf(int); void pke11() { pkp11(pk_pf, [=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke12() { pkp12([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke13() { pkp13([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke14() { pkp14([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke16() { pkp16([=] __device__(int i) { pk_gh(i); }, 
 [=] __device__(int i) { pk_gh(i); }); }
void pke17() { pkp17([=] __device__(int i) { pk_gh(i); }); }
void pke18() { pkp18([=] __device__(int i) { pk_gh(i); }); }
