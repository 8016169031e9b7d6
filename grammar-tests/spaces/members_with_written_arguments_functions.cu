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
__host__ __device__ int ga1hd(GaQ q, GaP p, GaD d, int i) { return p.geth<0>(i); }
__device__ int ga1dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<0>(i); }
template <class T> __host__ __device__ int ga1t(GaQ q, GaP p, GaD d, T i) { return p.geth<0>(i); } __host__ __device__ int ga1tu(GaQ q, GaP p, GaD d) { return ga1t(q,p,d,1); }
__host__ __device__ int ga2hd(GaQ q, GaP p, GaD d, int i) { return p.geto<0>(i); }
__device__ int ga2dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geto<0>(i); }
template <class T> __host__ __device__ int ga2t(GaQ q, GaP p, GaD d, T i) { return p.geto<0>(i); } __host__ __device__ int ga2tu(GaQ q, GaP p, GaD d) { return ga2t(q,p,d,1); }
__host__ __device__ int ga3hd(GaQ q, GaP p, GaD d, int i) { return p.geth<ga_n>(i); }
__device__ int ga3dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<ga_n>(i); }
template <class T> __host__ __device__ int ga3t(GaQ q, GaP p, GaD d, T i) { return p.geth<ga_n>(i); } __host__ __device__ int ga3tu(GaQ q, GaP p, GaD d) { return ga3t(q,p,d,1); }
__host__ __device__ int ga4hd(GaQ q, GaP p, GaD d, int i) { return p.geth<(1)>(i); }
__device__ int ga4dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<(1)>(i); }
template <class T> __host__ __device__ int ga4t(GaQ q, GaP p, GaD d, T i) { return p.geth<(1)>(i); } __host__ __device__ int ga4tu(GaQ q, GaP p, GaD d) { return ga4t(q,p,d,1); }
__host__ __device__ int ga5hd(GaQ q, GaP p, GaD d, int i) { return p.geth<1+1>(i); }
__device__ int ga5dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<1+1>(i); }
template <class T> __host__ __device__ int ga5t(GaQ q, GaP p, GaD d, T i) { return p.geth<1+1>(i); } __host__ __device__ int ga5tu(GaQ q, GaP p, GaD d) { return ga5t(q,p,d,1); }
__host__ __device__ int ga6hd(GaQ q, GaP p, GaD d, int i) { return p.geth<ga_e1>(i); }
__device__ int ga6dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<ga_e1>(i); }
template <class T> __host__ __device__ int ga6t(GaQ q, GaP p, GaD d, T i) { return p.geth<ga_e1>(i); } __host__ __device__ int ga6tu(GaQ q, GaP p, GaD d) { return ga6t(q,p,d,1); }
__host__ __device__ int ga7hd(GaQ q, GaP p, GaD d, int i) { return p.geth2<0,1>(i); }
__device__ int ga7dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth2<0,1>(i); }
template <class T> __host__ __device__ int ga7t(GaQ q, GaP p, GaD d, T i) { return p.geth2<0,1>(i); } __host__ __device__ int ga7tu(GaQ q, GaP p, GaD d) { return ga7t(q,p,d,1); }
__host__ __device__ int ga8hd(GaQ q, GaP p, GaD d, int i) { return p.geth2<0, 1>(i); }
__device__ int ga8dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth2<0, 1>(i); }
template <class T> __host__ __device__ int ga8t(GaQ q, GaP p, GaD d, T i) { return p.geth2<0, 1>(i); } __host__ __device__ int ga8tu(GaQ q, GaP p, GaD d) { return ga8t(q,p,d,1); }
__host__ __device__ int ga9hd(GaQ q, GaP p, GaD d, int i) { return p.tgeth<int>(i); }
__device__ int ga9dev(GaQ &q, GaP &p, GaD &d, int i) { return p.tgeth<int>(i); }
template <class T> __host__ __device__ int ga9t(GaQ q, GaP p, GaD d, T i) { return p.tgeth<int>(i); } __host__ __device__ int ga9tu(GaQ q, GaP p, GaD d) { return ga9t(q,p,d,1); }
__host__ __device__ int ga10hd(GaQ q, GaP p, GaD d, int i) { return p.tgeto<int>(i); }
__device__ int ga10dev(GaQ &q, GaP &p, GaD &d, int i) { return p.tgeto<int>(i); }
template <class T> __host__ __device__ int ga10t(GaQ q, GaP p, GaD d, T i) { return p.tgeto<int>(i); } __host__ __device__ int ga10tu(GaQ q, GaP p, GaD d) { return ga10t(q,p,d,1); }
__host__ __device__ int ga11hd(GaQ q, GaP p, GaD d, int i) { return p.tgeth<double>(i); }
__device__ int ga11dev(GaQ &q, GaP &p, GaD &d, int i) { return p.tgeth<double>(i); }
template <class T> __host__ __device__ int ga11t(GaQ q, GaP p, GaD d, T i) { return p.tgeth<double>(i); } __host__ __device__ int ga11tu(GaQ q, GaP p, GaD d) { return ga11t(q,p,d,1); }
__host__ __device__ int ga12hd(GaQ q, GaP p, GaD d, int i) { return p.sgeth<0>(i); }
__device__ int ga12dev(GaQ &q, GaP &p, GaD &d, int i) { return p.sgeth<0>(i); }
template <class T> __host__ __device__ int ga12t(GaQ q, GaP p, GaD d, T i) { return p.sgeth<0>(i); } __host__ __device__ int ga12tu(GaQ q, GaP p, GaD d) { return ga12t(q,p,d,1); }
__host__ __device__ int ga13hd(GaQ q, GaP p, GaD d, int i) { return GaP::sgeth<0>(i); }
__device__ int ga13dev(GaQ &q, GaP &p, GaD &d, int i) { return GaP::sgeth<0>(i); }
template <class T> __host__ __device__ int ga13t(GaQ q, GaP p, GaD d, T i) { return GaP::sgeth<0>(i); } __host__ __device__ int ga13tu(GaQ q, GaP p, GaD d) { return ga13t(q,p,d,1); }
__host__ __device__ int ga14hd(GaQ q, GaP p, GaD d, int i) { return p.bgeth<true>(); }
__device__ int ga14dev(GaQ &q, GaP &p, GaD &d, int i) { return p.bgeth<true>(); }
template <class T> __host__ __device__ int ga14t(GaQ q, GaP p, GaD d, T i) { return p.bgeth<true>(); } __host__ __device__ int ga14tu(GaQ q, GaP p, GaD d) { return ga14t(q,p,d,1); }
__host__ __device__ int ga15hd(GaQ q, GaP p, GaD d, int i) { return p.bgeth<(1>2)>(); }
__device__ int ga15dev(GaQ &q, GaP &p, GaD &d, int i) { return p.bgeth<(1>2)>(); }
template <class T> __host__ __device__ int ga15t(GaQ q, GaP p, GaD d, T i) { return p.bgeth<(1>2)>(); } __host__ __device__ int ga15tu(GaQ q, GaP p, GaD d) { return ga15t(q,p,d,1); }
__host__ __device__ int ga16hd(GaQ q, GaP p, GaD d, int i) { return q.m.geth<0>(i); }
__device__ int ga16dev(GaQ &q, GaP &p, GaD &d, int i) { return q.m.geth<0>(i); }
template <class T> __host__ __device__ int ga16t(GaQ q, GaP p, GaD d, T i) { return q.m.geth<0>(i); } __host__ __device__ int ga16tu(GaQ q, GaP p, GaD d) { return ga16t(q,p,d,1); }
__host__ __device__ int ga17hd(GaQ q, GaP p, GaD d, int i) { return q.m.geto<0>(i); }
__device__ int ga17dev(GaQ &q, GaP &p, GaD &d, int i) { return q.m.geto<0>(i); }
template <class T> __host__ __device__ int ga17t(GaQ q, GaP p, GaD d, T i) { return q.m.geto<0>(i); } __host__ __device__ int ga17tu(GaQ q, GaP p, GaD d) { return ga17t(q,p,d,1); }
__host__ __device__ int ga18hd(GaQ q, GaP p, GaD d, int i) { return q.q->geth<0>(i); }
__device__ int ga18dev(GaQ &q, GaP &p, GaD &d, int i) { return q.q->geth<0>(i); }
template <class T> __host__ __device__ int ga18t(GaQ q, GaP p, GaD d, T i) { return q.q->geth<0>(i); } __host__ __device__ int ga18tu(GaQ q, GaP p, GaD d) { return ga18t(q,p,d,1); }
__host__ __device__ int ga19hd(GaQ q, GaP p, GaD d, int i) { return q.arr[1].geth<0>(i); }
__device__ int ga19dev(GaQ &q, GaP &p, GaD &d, int i) { return q.arr[1].geth<0>(i); }
template <class T> __host__ __device__ int ga19t(GaQ q, GaP p, GaD d, T i) { return q.arr[1].geth<0>(i); } __host__ __device__ int ga19tu(GaQ q, GaP p, GaD d) { return ga19t(q,p,d,1); }
__host__ __device__ int ga20hd(GaQ q, GaP p, GaD d, int i) { return q.arr[i].geth<2>(0); }
__device__ int ga20dev(GaQ &q, GaP &p, GaD &d, int i) { return q.arr[i].geth<2>(0); }
template <class T> __host__ __device__ int ga20t(GaQ q, GaP p, GaD d, T i) { return q.arr[i].geth<2>(0); } __host__ __device__ int ga20tu(GaQ q, GaP p, GaD d) { return ga20t(q,p,d,1); }
__host__ __device__ int ga21hd(GaQ q, GaP p, GaD d, int i) { return q.ref().geth<0>(i); }
__device__ int ga21dev(GaQ &q, GaP &p, GaD &d, int i) { return q.ref().geth<0>(i); }
template <class T> __host__ __device__ int ga21t(GaQ q, GaP p, GaD d, T i) { return q.ref().geth<0>(i); } __host__ __device__ int ga21tu(GaQ q, GaP p, GaD d) { return ga21t(q,p,d,1); }
__host__ __device__ int ga22hd(GaQ q, GaP p, GaD d, int i) { return d.geth<0>(i); }
__device__ int ga22dev(GaQ &q, GaP &p, GaD &d, int i) { return d.geth<0>(i); }
template <class T> __host__ __device__ int ga22t(GaQ q, GaP p, GaD d, T i) { return d.geth<0>(i); } __host__ __device__ int ga22tu(GaQ q, GaP p, GaD d) { return ga22t(q,p,d,1); }
__host__ __device__ int ga23hd(GaQ q, GaP p, GaD d, int i) { return d.geto<0>(i); }
__device__ int ga23dev(GaQ &q, GaP &p, GaD &d, int i) { return d.geto<0>(i); }
template <class T> __host__ __device__ int ga23t(GaQ q, GaP p, GaD d, T i) { return d.geto<0>(i); } __host__ __device__ int ga23tu(GaQ q, GaP p, GaD d) { return ga23t(q,p,d,1); }
__host__ __device__ int ga24hd(GaQ q, GaP p, GaD d, int i) { return gafree<0>(i); }
__device__ int ga24dev(GaQ &q, GaP &p, GaD &d, int i) { return gafree<0>(i); }
template <class T> __host__ __device__ int ga24t(GaQ q, GaP p, GaD d, T i) { return gafree<0>(i); } __host__ __device__ int ga24tu(GaQ q, GaP p, GaD d) { return ga24t(q,p,d,1); }
__host__ __device__ int ga25hd(GaQ q, GaP p, GaD d, int i) { return gafreeo<0>(i); }
__device__ int ga25dev(GaQ &q, GaP &p, GaD &d, int i) { return gafreeo<0>(i); }
template <class T> __host__ __device__ int ga25t(GaQ q, GaP p, GaD d, T i) { return gafreeo<0>(i); } __host__ __device__ int ga25tu(GaQ q, GaP p, GaD d) { return ga25t(q,p,d,1); }
__host__ __device__ int ga26hd(GaQ q, GaP p, GaD d, int i) { return gafreep<0>(p); }
__device__ int ga26dev(GaQ &q, GaP &p, GaD &d, int i) { return gafreep<0>(p); }
template <class T> __host__ __device__ int ga26t(GaQ q, GaP p, GaD d, T i) { return gafreep<0>(p); } __host__ __device__ int ga26tu(GaQ q, GaP p, GaD d) { return ga26t(q,p,d,1); }
__host__ __device__ int ga27hd(GaQ q, GaP p, GaD d, int i) { return gans::fr<0>(i); }
__device__ int ga27dev(GaQ &q, GaP &p, GaD &d, int i) { return gans::fr<0>(i); }
template <class T> __host__ __device__ int ga27t(GaQ q, GaP p, GaD d, T i) { return gans::fr<0>(i); } __host__ __device__ int ga27tu(GaQ q, GaP p, GaD d) { return ga27t(q,p,d,1); }
__host__ __device__ int ga28hd(GaQ q, GaP p, GaD d, int i) { return gans::fr<ga_n>(i); }
__device__ int ga28dev(GaQ &q, GaP &p, GaD &d, int i) { return gans::fr<ga_n>(i); }
template <class T> __host__ __device__ int ga28t(GaQ q, GaP p, GaD d, T i) { return gans::fr<ga_n>(i); } __host__ __device__ int ga28tu(GaQ q, GaP p, GaD d) { return ga28t(q,p,d,1); }
__host__ __device__ int ga29hd(GaQ q, GaP p, GaD d, int i) { return p.template geth<0>(i); }
__device__ int ga29dev(GaQ &q, GaP &p, GaD &d, int i) { return p.template geth<0>(i); }
template <class T> __host__ __device__ int ga29t(GaQ q, GaP p, GaD d, T i) { return p.template geth<0>(i); } __host__ __device__ int ga29tu(GaQ q, GaP p, GaD d) { return ga29t(q,p,d,1); }
__host__ __device__ int ga30hd(GaQ q, GaP p, GaD d, int i) { return p.template geto<1>(i); }
__device__ int ga30dev(GaQ &q, GaP &p, GaD &d, int i) { return p.template geto<1>(i); }
template <class T> __host__ __device__ int ga30t(GaQ q, GaP p, GaD d, T i) { return p.template geto<1>(i); } __host__ __device__ int ga30tu(GaQ q, GaP p, GaD d) { return ga30t(q,p,d,1); }
__host__ __device__ int ga31hd(GaQ q, GaP p, GaD d, int i) { return (p).geth<0>(i); }
__device__ int ga31dev(GaQ &q, GaP &p, GaD &d, int i) { return (p).geth<0>(i); }
template <class T> __host__ __device__ int ga31t(GaQ q, GaP p, GaD d, T i) { return (p).geth<0>(i); } __host__ __device__ int ga31tu(GaQ q, GaP p, GaD d) { return ga31t(q,p,d,1); }
__host__ __device__ int ga32hd(GaQ q, GaP p, GaD d, int i) { return p.geth<0>(i) + p.geto<1>(i); }
__device__ int ga32dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<0>(i) + p.geto<1>(i); }
template <class T> __host__ __device__ int ga32t(GaQ q, GaP p, GaD d, T i) { return p.geth<0>(i) + p.geto<1>(i); } __host__ __device__ int ga32tu(GaQ q, GaP p, GaD d) { return ga32t(q,p,d,1); }
__host__ __device__ int ga33hd(GaQ q, GaP p, GaD d, int i) { return i < p.geth<0>(i); }
__device__ int ga33dev(GaQ &q, GaP &p, GaD &d, int i) { return i < p.geth<0>(i); }
template <class T> __host__ __device__ int ga33t(GaQ q, GaP p, GaD d, T i) { return i < p.geth<0>(i); } __host__ __device__ int ga33tu(GaQ q, GaP p, GaD d) { return ga33t(q,p,d,1); }
__host__ __device__ int ga34hd(GaQ q, GaP p, GaD d, int i) { return p.geto<0>(p.geth<0>(i)); }
__device__ int ga34dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geto<0>(p.geth<0>(i)); }
template <class T> __host__ __device__ int ga34t(GaQ q, GaP p, GaD d, T i) { return p.geto<0>(p.geth<0>(i)); } __host__ __device__ int ga34tu(GaQ q, GaP p, GaD d) { return ga34t(q,p,d,1); }
__host__ __device__ int ga35hd(GaQ q, GaP p, GaD d, int i) { return p.geth<'a'>(i); }
__device__ int ga35dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<'a'>(i); }
template <class T> __host__ __device__ int ga35t(GaQ q, GaP p, GaD d, T i) { return p.geth<'a'>(i); } __host__ __device__ int ga35tu(GaQ q, GaP p, GaD d) { return ga35t(q,p,d,1); }
__host__ __device__ int ga36hd(GaQ q, GaP p, GaD d, int i) { return p.geth<sizeof(int)>(i); }
__device__ int ga36dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<sizeof(int)>(i); }
template <class T> __host__ __device__ int ga36t(GaQ q, GaP p, GaD d, T i) { return p.geth<sizeof(int)>(i); } __host__ __device__ int ga36tu(GaQ q, GaP p, GaD d) { return ga36t(q,p,d,1); }
__host__ __device__ int ga37hd(GaQ q, GaP p, GaD d, int i) { return p.geth<-1>(i); }
__device__ int ga37dev(GaQ &q, GaP &p, GaD &d, int i) { return p.geth<-1>(i); }
template <class T> __host__ __device__ int ga37t(GaQ q, GaP p, GaD d, T i) { return p.geth<-1>(i); } __host__ __device__ int ga37tu(GaQ q, GaP p, GaD d) { return ga37t(q,p,d,1); }
__host__ __device__ int ga38hd(GaQ q, GaP p, GaD d, int i) { return p.tgeth<GaE>(ga_e0); }
__device__ int ga38dev(GaQ &q, GaP &p, GaD &d, int i) { return p.tgeth<GaE>(ga_e0); }
template <class T> __host__ __device__ int ga38t(GaQ q, GaP p, GaD d, T i) { return p.tgeth<GaE>(ga_e0); } __host__ __device__ int ga38tu(GaQ q, GaP p, GaD d) { return ga38t(q,p,d,1); }
