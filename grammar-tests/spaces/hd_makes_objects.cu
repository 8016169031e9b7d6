// std: 17
// the same in code of both sides
struct D { int *p; ~D() {} };
struct E { int v; E() : v(0) {} E(int a) : v(a) {} int m() const { return v; } E(const E &) {} };
struct G { int v; operator int() const { return v; } };
__host__ __device__ void use(E); __host__ __device__ void user(const E &); __host__ __device__ void used(D); __host__ __device__ void usedr(const D &);
__host__ __device__ void host1() { D(); }
__host__ __device__ void host2() { D{}; }
__host__ __device__ void host3() { (void)D(); }
__host__ __device__ void host4() { used(D()); }
__host__ __device__ void host5() { used(D{}); }
__host__ __device__ void host6() { usedr(D()); }
__host__ __device__ void host7() { D d = D(); }
__host__ __device__ void host8() { auto d = D(); }
__host__ __device__ void host9() { D d{}; }
__host__ __device__ void host10() { D d[2]; }
__host__ __device__ void host12() { D *p = new D(); }
__host__ __device__ void host13() { D *p = new D[3]; }
__host__ __device__ void host14(D *p) { delete[] p; }
__host__ __device__ void host15(D *p) { p->~D(); }
__host__ __device__ void host16() { E(); }
__host__ __device__ void host17() { E{}; }
__host__ __device__ void host18() { use(E()); }
__host__ __device__ void host19() { user(1); }
__host__ __device__ void host20() { use(2); }
__host__ __device__ void host22() { user(E(1)); }
__host__ __device__ E host23() { return E(1); }
__host__ __device__ E host24() { return 1; }
__host__ __device__ E host26() { E e(1); return e; }
__host__ __device__ void host27(E &e) { E f = e; }
__host__ __device__ void host28(E &e) { E f{e}; }
__host__ __device__ void host29(E &e) { auto f = e; }
__host__ __device__ void host30() { E e = 1; }
__host__ __device__ void host31() { E *e = new E(2); }
__host__ __device__ void host32() { E e[2]; }
__host__ __device__ int host34(G g) { return g; }
__host__ __device__ int host35(G g) { int a = g; return a + g; }
__host__ __device__ bool host36(G g) { if (g) return true; return !g; }
__host__ __device__ int host37(G g) { switch (g) { case 1: return 1; } return g + 1; }
__host__ __device__ void host41(bool c, E &e) { E f = c ? e : E(1); }
__host__ __device__ void host42(E *e) { e->m(); (*e).m(); e[0].m(); }
__host__ __device__ D mkd(); 
__host__ __device__ E mke(); 
__host__ __device__ void host45() { E e = mke(); }
__host__ __device__ void host46() { mke().m(); }
__host__ __device__ void host47() { const E &e = mke(); }
__host__ __device__ void host49() { E{1}; }
__host__ __device__ void host50() { use(E{1}); }
__host__ __device__ void host51() { E e{1}; }
__host__ __device__ void host53() { E *e = new E[2]; }
__host__ __device__ void host56() { E e(1); }
__host__ __device__ void host57() { E e; }
