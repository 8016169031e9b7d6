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
  hq.get().par([=] __device__ (int) { h(); });
  hq.t.par([=] __device__ (int) { h(); });
  make().par([=] __device__ (int) { h(); });
  mk().par([=] __device__ (int) { h(); });
  tmk<Q>().par([=] __device__ (int) { h(); });
  Q().par([=] __device__ (int) { h(); });
  Q{}.par([=] __device__ (int) { h(); });
  (*p).par([=] __device__ (int) { h(); });
  ov.par([=] __device__ (int) { h(); });
  ov.par(1, [=] __device__ (int) { h(); });
  pk([=] __device__ (int) { h(); });
  pk([=] __device__ (int) {}, [=] __device__ (int) { h(); });
  pk2([=] __device__ (int) { h(); });
  hold([=] __device__ (int) { h(); }).go();
  hold([=] __device__ (int) { h(); }).no();
  auto o3 = hold([=] __device__ (int) { h(); }); o3.go();
  n::par([=] __device__ (int) { h(); });
  n::ign([=] __device__ (int) { h(); });
  LAUNCH([=] __device__ (int) { h(); });
  auto& rq = q; rq.par([=] __device__ (int) { h(); });
  auto* pq = &q; pq->par([=] __device__ (int) { h(); });
  Q aq[2]; aq[1].par([=] __device__ (int) { h(); });
  auto mq = mk(); mq.par([=] __device__ (int) { h(); });
  auto gen = [](auto f) { run<<<1, 1>>>(f); }; gen([=] __device__ (int) { h(); });
  auto ig = [](auto f) {}; ig([=] __device__ (int) { h(); });
  auto l2 = lm; q.par(l2);
}
