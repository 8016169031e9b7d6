// std: 17
// captures in generic device lambdas, explicit and implicit, and in generic lambdas inside
struct ND { ND(int); int v; ND &operator=(const ND &) = delete; };
struct C { private: struct P { int a; }; public: void f(P p, int n) { ND r[1] = {1};
  auto l1 = [=] __device__ (auto x) { return r[0].v; };
  auto l2 = [r] __device__ (auto x) { return r[0].v; };
  auto l3 = [p] __device__ (auto x) { return p.a; };
  auto l4 = [=] __device__ () { auto in = [=](auto x) { return p.a; }; return in(1); };
  auto l5 = [=] __device__ () { auto in = [=](auto x) { return x + p.a; }; return in(1); };
  auto l6 = [=] __device__ (auto x) { auto in = [=] { return p.a; }; return in(); };
  auto l7 = [=] __device__ () { auto in = [=] { return p.a; }; return in(); };
  auto l8 = [=] __device__ () { auto in = [=](auto x) { return r[0].v; }; return in(1); };
} };
