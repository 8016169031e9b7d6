// std: 17
// how a template that is read at once calls what it gets, and who calls it
template <class F> __host__ __device__ auto both(F f) { return f(0); }
template <class F> __host__ auto host(F f) { return f(0); }
template <class F> __host__ __device__ constexpr void both_constant(F f) { f(0); }
template <class F> static inline auto in_file(F f) { return f(0); }
#pragma hd_warning_disable
template <class F> auto old_pragma(F f) { return f(0); }
#pragma hd_warning_disable
template <class F> __host__ __device__ auto old_pragma_both(F f) { return f(0); }
template <class F> auto initialises(F f) { int r = f(0); return r; }
template <class F> auto condition(F f) { if (f(0)) return 1; return 2; }
template <class F> auto loop(F f) { for (int i = 0; i < f(i); ++i) {} return 2; }
template <class F> auto lines(F f) { return
   f(
   0); }
template <class F> auto by_name(F f) { return initialises<F>(f); }
template <class T, class F> auto explicit_type(F f) { return f(0); }
template <int N, class F> auto explicit_number(F f) { return f(N); }
template <class F> auto one(F f, int) { return f(0); }
template <class F> auto one(F f) { return f(0); }
template <class F> auto nested(F f) { return f(f(0)); }
template <class F> auto pointer(F f) { F* p = &f; return p->operator()(0); }
template <class F> auto element(F f) { F a[1] = {f}; return a[0](0); }
template <class F> auto cast(F f) { return static_cast<F&&>(f)(0); }
template <class F> auto alias(F f) { using G = F; G g = f; return g(0); }
template <class F> auto selects(F f) { switch (f(0)) { case 0: return 1; default: return 2; } }
template <class F> auto folded(F f) { return false && f(0); }
template <class F> auto dead(F f) { if (false) return f(0); return 1; }
template <class F> auto explicit_arguments(F f) { return f(0); }
template <class F> auto copy(F f) { return f(0); }
template <class F> auto reference(F f) { return f(0); }
template <class F> auto constant(F f) { return f(0); }
template <class F> auto dead_call(F f) { return f(0); }
template <class F> auto folded_call(F f) { return f(0); }
template <class F> auto in_lambda(F f) { return f(0); }
template <class F> auto address(F f) { return f(0); }
template <class F> __host__ __device__ auto in_device_lambda(F f) { return f(0); }
template <class F> __global__ void kernel(F f) { f(); }
void m() {
  auto l = [] __device__ (int x) { return x; };
  both(l);
  host(l);
  both_constant(l);
  in_file(l);
  old_pragma(l);
  old_pragma_both(l);
  condition(l);
  loop(l);
  lines(l);
  by_name(l);
  explicit_type<int>(l);
  explicit_number<3>(l);
  one(l, 1);
  one(l);
  nested(l);
  pointer(l);
  element(l);
  cast(l);
  alias(l);
  selects(l);
  folded(l);
  dead(l);
  explicit_arguments<decltype(l)>(l);
  auto l2 = l;
  copy(l2);
  auto& l3 = l;
  reference(l3);
  const auto l4 = l;
  constant(l4);
  if (false) dead_call(l);
  0 && folded_call(l);
  auto plain = [=] { return in_lambda(l); };
  auto p = &address<decltype(l)>;
  kernel<<<1, 1>>>([=] __device__ { in_device_lambda(l); });
}
