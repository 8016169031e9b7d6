// std: 17
// implicit captures in generic device lambdas
struct C { private: struct P { int a; }; public: void f(P p, int n) { struct L { int b; } l{}; int r[1][1][1][1][1][1][1][1];
  auto l1 = [=] __device__ (auto x) { return p.a; };
  auto l2 = [=] __device__ (auto x) { return x + p.a; };
  auto l3 = [=] __device__ (auto x) { return l.b; };
  auto l4 = [=] __device__ (auto x) { return x + l.b; };
  auto l5 = [=] __device__ (auto x) { return r[0][0][0][0][0][0][0][0]; };
  auto l6 = [=] __device__ (auto x) { return x + r[0][0][0][0][0][0][0][0]; };
  auto l7 = [&] __device__ (auto x) { 
    return n; };
  auto l8 = [&] __device__ (auto x) {
    return x + n; };
  auto l9 = [=] __device__ (auto x) { if constexpr (true) return n; };
  auto m1 = [=] __device__ (auto x) { if constexpr (true) return x + n; };
  auto m2 = [=] __device__ (auto x) { return x.k + p.a; };
  auto m3 = [=] __device__ (auto x) { x(p); };
  auto m4 = [=] __device__ (auto x) { (void)p; };
  auto m5 = [=] __device__ (auto x) { return f(p, x); };
  auto m6 = [=] __device__ (auto x) { return p; };
} };
