// std: 17
// A captured copy is constant in a lambda that is not mutable: which of two overloads that differ in `const` is called.
#define BOTH_CC __host__ __device__
struct Kept_cc { int f() { return 1; } BOTH_CC int f() const { return 1; } BOTH_CC int g() { return 1; } int g() const { return 1; } int operator[](int) { return 0; } BOTH_CC int operator[](int) const { return 1; } BOTH_CC int operator()(int) { return 0; } int operator()(int) const { return 1; } };
BOTH_CC int one_cc(Kept_cc &c) { return 0; }
int one_cc(const Kept_cc &c) { return 0; }
int other_cc(Kept_cc &c) { return 0; }
BOTH_CC int other_cc(const Kept_cc &c) { return 0; }
template <class F> __global__ void kernel_cc(F f) { f(0); }
template <class F> void run_cc(F f) { kernel_cc<<<1, 1>>>(f); }
void uses_cc(Kept_cc c, Kept_cc &r, const Kept_cc k, const Kept_cc &kr, Kept_cc *p, const Kept_cc *kp) {
  static Kept_cc st;
  auto au = Kept_cc();
  auto &ar = r;
  run_cc([=] BOTH_CC (int i) { c.f(); });
  run_cc([=] BOTH_CC (int i) { c.g(); });
  run_cc([=] BOTH_CC (int i) mutable { c.f(); });
  run_cc([=] BOTH_CC (int i) mutable { c.g(); });
  run_cc([=] BOTH_CC (int i) { r.f(); });
  run_cc([=] BOTH_CC (int i) { r.g(); });
  run_cc([=] BOTH_CC (int i) { k.f(); });
  run_cc([=] BOTH_CC (int i) { k.g(); });
  run_cc([=] BOTH_CC (int i) mutable { k.g(); });
  run_cc([=] BOTH_CC (int i) mutable { kr.g(); });
  run_cc([=] BOTH_CC (int i) mutable { kr.f(); });
  run_cc([=] BOTH_CC (int i) { p->f(); });
  run_cc([=] BOTH_CC (int i) { p->g(); });
  run_cc([=] BOTH_CC (int i) { kp->f(); });
  run_cc([=] BOTH_CC (int i) { kp->g(); });
  run_cc([=] BOTH_CC (int i) { au.f(); });
  run_cc([=] BOTH_CC (int i) { au.g(); });
  run_cc([=] BOTH_CC (int i) { ar.f(); });
  run_cc([=] BOTH_CC (int i) { ar.g(); });
  run_cc([c] BOTH_CC (int i) { c.f(); });
  run_cc([c] BOTH_CC (int i) { c.g(); });
  run_cc([x = c] __device__ (int i) { x.f(); });
  run_cc([x = c] __device__ (int i) mutable { x.g(); });
  run_cc([=] BOTH_CC (int i) { c[i]; });
  run_cc([=] BOTH_CC (int i) mutable { c[i]; });
  run_cc([=] BOTH_CC (int i) { c(i); });
  run_cc([=] BOTH_CC (int i) mutable { c(i); });
  run_cc([=] BOTH_CC (int i) { one_cc(c); });
  run_cc([=] BOTH_CC (int i) { other_cc(c); });
  run_cc([=] BOTH_CC (int i) mutable { one_cc(c); });
}
