// std: 17
// objects of classes of the device on the host: variables count, destructors of temporaries and conversions do not
struct D { int *p; __device__ ~D() {} };
struct E { int v; __device__ E() : v(0) {} __device__ E(int a) : v(a) {} __device__ int m() const { return v; } __device__ E(const E &) {} };
struct G { int v; __device__ operator int() const { return v; } };
void use(E); void user(const E &); void used(D); void usedr(const D &);
void host1() { D(); }
void host2() { D{}; }
void host3() { (void)D(); }
void host4() { used(D()); }
void host5() { used(D{}); }
void host6() { usedr(D()); }
void host7() { D d = D(); }
void host8() { auto d = D(); }
void host9() { D d{}; }
void host10() { D d[2]; }
void host11() { static D d; }
void host12() { D *p = new D(); }
void host13() { D *p = new D[3]; }
void host14(D *p) { delete[] p; }
void host15(D *p) { p->~D(); }
void host16() { E(); }
void host17() { E{}; }
void host18() { use(E()); }
void host19() { user(1); }
void host20() { use(2); }
void host21(E &e) { use(e); }
void host22() { user(E(1)); }
E host23() { return E(1); }
E host24() { return 1; }
E host25() { return {1}; }
E host26() { E e(1); return e; }
void host27(E &e) { E f = e; }
void host28(E &e) { E f{e}; }
void host29(E &e) { auto f = e; }
void host30() { E e = 1; }
void host31() { E *e = new E(2); }
void host32() { E e[2]; }
void host33() { E e[2] = {1, 2}; }
int host34(G g) { return g; }
int host35(G g) { int a = g; return a + g; }
bool host36(G g) { if (g) return true; return !g; }
int host37(G g) { switch (g) { case 1: return 1; } return g + 1; }
void host38(E &e) { auto l = [e] { return 1; }; }
void host39(E &e) { auto l = [x = E(1)] { return 1; }; }
void host40(E &e) { throw E(1); }
void host41(bool c, E &e) { E f = c ? e : E(1); }
void host42(E *e) { e->m(); (*e).m(); e[0].m(); }
void host43(E e = 1) { }
D mkd(); 
void host44() { mkd(); }
