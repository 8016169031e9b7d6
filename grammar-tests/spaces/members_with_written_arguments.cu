// std: 17
// Member templates with written arguments, called in every kind of place.
struct GaP { int n; 
 template <int I> int geth(int i) const { return i + I; }
 template <int I> __host__ __device__ int geto(int i) const { return i + I; }
 template <int I, int J> int geth2(int i) const { return i + I; }
 template <class T> int tgeth(T i) const { return i; }
 template <class T> __host__ __device__ int tgeto(T i) const { return i; }
 template <int I> static int sgeth(int i) { return i; }
 template <bool B> int bgeth() const { return B; }
 template <int I> __device__ int getd(int i) const { return i + I; }
};
struct GaQ { GaP m; GaP *q; GaP arr[2]; __host__ __device__ GaP &ref() { return m; } };
struct GaD : GaP {};
template <int I> int gafree(int i) { return i + I; }
template <int I> __host__ __device__ int gafreeo(int i) { return i + I; }
template <int I, class P> int gafreep(P i) { return I; }
namespace gans { template <int I> int fr(int i) { return i; } }
enum GaE { ga_e0, ga_e1 };
constexpr int ga_n = 1;
template <class F> __global__ void gakern(F f) { f(0); }
template <class F> void gapar(F f) { gakern<<<1, 1>>>(f); }
void ga1hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<0>(i); }); }
void ga2hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geto<0>(i); }); }
void ga3hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<ga_n>(i); }); }
void ga4hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<(1)>(i); }); }
void ga5hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<1+1>(i); }); }
void ga6hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<ga_e1>(i); }); }
void ga7hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth2<0,1>(i); }); }
void ga8hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth2<0, 1>(i); }); }
void ga9hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.tgeth<int>(i); }); }
void ga10hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.tgeto<int>(i); }); }
void ga11hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.tgeth<double>(i); }); }
void ga12hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.sgeth<0>(i); }); }
void ga13hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return GaP::sgeth<0>(i); }); }
void ga14hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.bgeth<true>(); }); }
void ga15hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.bgeth<(1>2)>(); }); }
void ga16hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.m.geth<0>(i); }); }
void ga17hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.m.geto<0>(i); }); }
void ga18hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.q->geth<0>(i); }); }
void ga19hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.arr[1].geth<0>(i); }); }
void ga20hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.arr[i].geth<2>(0); }); }
void ga21hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return q.ref().geth<0>(i); }); }
void ga22hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return d.geth<0>(i); }); }
void ga23hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return d.geto<0>(i); }); }
void ga24hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return gafree<0>(i); }); }
void ga25hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return gafreeo<0>(i); }); }
void ga26hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return gafreep<0>(p); }); }
void ga27hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return gans::fr<0>(i); }); }
void ga28hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return gans::fr<ga_n>(i); }); }
void ga29hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.template geth<0>(i); }); }
void ga30hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.template geto<1>(i); }); }
void ga31hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return (p).geth<0>(i); }); }
void ga32hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<0>(i) + p.geto<1>(i); }); }
void ga33hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return i < p.geth<0>(i); }); }
void ga34hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geto<0>(p.geth<0>(i)); }); }
void ga35hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<'a'>(i); }); }
void ga36hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<sizeof(int)>(i); }); }
void ga37hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.geth<-1>(i); }); }
void ga38hl() { GaQ q{}; GaP p{}; GaD d{}; gapar([=] __host__ __device__(int i) mutable { return p.tgeth<GaE>(ga_e0); }); }
