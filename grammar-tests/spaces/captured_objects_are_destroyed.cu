// std: 17
// Destructors of the host of objects that lambdas capture.
template <class F> __global__ void kernel(F f) { f(1); }
template <class F> void launch(F f) { kernel<<<1, 1>>>(f); }
struct H { int v; H(int k) : v(k) {} H(const H &o) : v(o.v) {} ~H() { v = 0; } int get() const { return v; } };
struct D { int v; ~D() { v = 1; } };
struct M { D d; int x; };
void a1() { D d{1}; launch([=] __device__(int) { return d.v; }); }
void a2() { H h(1); launch([=] __device__(int) { return h.v; }); }
void a3() { M m{}; launch([=] __device__(int) { return m.x; }); }
void a4() { D d{1}; launch([d] __device__(int) { return d.v; }); }
void a5() { D d{1}; launch([d] __host__ __device__(int) { return d.v; }); }
void a6() { D d{1}; launch([=] __host__ __device__(int) { return d.v; }); }
void a7() { D d{1}; auto l = [=] __device__(int) { return d.v; }; launch(l); }
void a8() { D d{1}; auto l = [=] __device__(int) { return d.v; }; }
void a9(D &d) { launch([=] __device__(int) { return d.v; }); }
void a10() { D d[2]; launch([=] __device__(int) { return d[0].v; }); }
