// std: 17
// Lambdas that members, constructors, operators and lambdas launch, or ignore, of objects that are found in many ways.
template <class F> __global__ void run(F f) { f(0); }
int h();
struct Q { template <class F> void par(F f) { run<<<1, 1>>>(f); } template <class F> static void spar(F f) { run<<<1, 1>>>(f); }
  template <class F> void cpar(F f) const { run<<<1, 1>>>(f); } template <class F> void rpar(F&& f) { run<<<1, 1>>>(f); } template <class F> void crpar(const F& f) { run<<<1, 1>>>(f); }
  template <class F> Q& chain(F f) { run<<<1, 1>>>(f); return *this; } template <class F> void operator()(F f) { run<<<1, 1>>>(f); } template <class F> void operator<<(F f) { run<<<1, 1>>>(f); }
  template <class F> void outer(F f) { par(f); } template <class F> void outer2(F f) { this->par(f); } template <class F> void outer3(F f) { spar(f); } template <class F> void out(F f);
  template <class F> void ign(F f) {} template <class F> Q(F f, int) { run<<<1, 1>>>(f); } Q() {} template <int n, class F> void tn(F f) { run<<<1, n>>>(f); } };
template <class F> void Q::out(F f) { run<<<1, 1>>>(f); }
template <class P> struct TQ { template <class F> void par(F f) { run<<<1, 1>>>(f); } template <class F> void ign(F f) {} template <class F> static void spar(F f) { run<<<1, 1>>>(f); } P p; };
struct DQ : Q {}; struct HQ { Q q; Q* p; Q& get(); TQ<int> t; }; Q& make(); Q mk(); template <class T> T tmk();
struct Ov { template <class F> void par(F f) { run<<<1, 1>>>(f); } template <class F> void par(int, F f) {} };
template <class... F> void pk(F... f) { (run<<<1, 1>>>(f), ...); }
template <class... F> void pk2(F... f) { pk(f...); }
template <class F> struct Hold { F f; void go() { run<<<1, 1>>>(f); } void no() {} };
template <class F> Hold<F> hold(F f) { return Hold<F>{f}; }
namespace n { template <class F> void par(F f) { run<<<1, 1>>>(f); } template <class F> void ign(F f) {} }
#define LAUNCH(x) run<<<1, 1>>>(x)
void g(Q q, Q* p, TQ<int> t, DQ d, HQ hq, Ov ov, const Q cq) {
  auto lm = [=] __device__ (int) { h(); };
  q.par([=] __device__ (int) { h(); });
  p->par([=] __device__ (int) { h(); });
  Q::spar([=] __device__ (int) { h(); });
  cq.cpar([=] __device__ (int) { h(); });
  q.rpar([=] __device__ (int) { h(); });
  q.crpar([=] __device__ (int) { h(); });
  q.chain([=] __device__ (int) { h(); }).par([=] __device__ (int) {});
  q.chain([=] __device__ (int) {}).par([=] __device__ (int) { h(); });
  q([=] __device__ (int) { h(); });
  q << [=] __device__ (int) { h(); };
  q.outer([=] __device__ (int) { h(); });
  q.outer2([=] __device__ (int) { h(); });
  q.outer3([=] __device__ (int) { h(); });
  q.out([=] __device__ (int) { h(); });
  q.ign([=] __device__ (int) { h(); });
  Q([=] __device__ (int) { h(); }, 1);
  Q w([=] __device__ (int) { h(); }, 1);
  q.tn<2>([=] __device__ (int) { h(); });
  q.template tn<2>([=] __device__ (int) { h(); });
  t.par([=] __device__ (int) { h(); });
  t.ign([=] __device__ (int) { h(); });
  TQ<int>::spar([=] __device__ (int) { h(); });
  d.par([=] __device__ (int) { h(); });
  hq.q.par([=] __device__ (int) { h(); });
  hq.p->par([=] __device__ (int) { h(); });
  auto l2 = lm; q.par(l2);
}
