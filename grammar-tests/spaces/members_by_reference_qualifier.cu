// std: 17
// Member functions that only `&` and `&&` tell apart, and members after arithmetic of pointers.
struct RqCP { int v; int hm() const { return v; } int hn() { return v; } __host__ __device__ int both() const { return v; } RqCP *next; };
__global__ void rqc1(RqCP *p, int i) { (p + i)->hm(); }
__global__ void rqc2(RqCP *p, int i) { (*(p + i)).hm(); }
__global__ void rqc3(RqCP *p, int i) { (&p[i])->hm(); }
__global__ void rqc4(RqCP **p, int i) { p[i]->hm(); }
__global__ void rqc5(RqCP **p, int i) { (*p)->hm(); }
__global__ void rqc6(RqCP *p, int i) { p++->hm(); }
__global__ void rqc7(RqCP *p, int i) { (++p)->hm(); }
__global__ void rqc8(RqCP *p, int i) { p->next->hm(); }
__global__ void rqc9(RqCP *p, int i) { (p - i)->next[i].hm(); }
__global__ void rqc10(RqCP p, int i) { (&p + i)->hm(); }
__global__ void rqc11(RqCP *p, int i) { auto *q = p + i; q->hm(); }
__global__ void rqc12(RqCP *p, int i) { auto &q = *(p + i); q.hm(); }
__global__ void rqc13(RqCP *p, int i) { auto q = p + i; q->hm(); }
__global__ void rqc14(RqCP *p, int i) { for (auto q = p; q != p + i; ++q) q->hm(); }
__global__ void rqc15(RqCP *p, int i) { RqCP a[2]; (a + 1)->hm(); }
__global__ void rqc16(RqCP *p, int i) { (i ? p : p + 1)->hm(); }
__global__ void rqc17(void *p, int i) { ((RqCP *)p)->hm(); }
__global__ void rqc18(void *p, int i) { static_cast<RqCP *>(p)->hm(); }
__global__ void rqc19(void *p, int i) { reinterpret_cast<RqCP *>((char *)p + i)->hm(); }
__global__ void rqc20(const RqCP &p, int i) { const_cast<RqCP &>(p).hn(); }
__global__ void rqc21(RqCP *p, int i) { (p += i)->hm(); }
__global__ void rqc22(RqCP *p, int i) { (p)->hm(); }
struct RqCR { int v; int m() & { return 1; } __host__ __device__ int m() && { return 2; } int n() const & { return 1; } __host__ __device__ int n() && { return 1; } __host__ __device__ int o() & { return 1; } int o() const & { return 2; } int o() && { return 3; } };
__host__ __device__ RqCR Rqmkcr();
__global__ void rqc23() { RqCR c; c.m(); }
__global__ void rqc24() { RqCR{}.m(); }
__global__ void rqc25() { RqCR c; c.n(); }
__global__ void rqc26() { RqCR c; static_cast<RqCR &&>(c).n(); }
__global__ void rqc27() { const RqCR c{}; c.n(); }
__global__ void rqc28() { RqCR c; c.o(); }
__global__ void rqc29() { Rqmkcr().o(); }
__global__ void rqc30() { const RqCR c{}; c.o(); }
__global__ void rqc31() { Rqmkcr().m(); }
