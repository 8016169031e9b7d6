// std: 17
// functions that get a lambda of the device of which the host front end does not read the body
template <class F> auto trail(F f) -> decltype(f(0)) { return f(0); }
template <class F> void plain(F f) { f(0); }
template <class F> auto hands_to_plain(F f) { plain(f); }
template <class F> auto deduced(F f) { f(0); }
template <class F> void not_read(F f) { deduced(f); }
template <class F> auto only_size(F f) { return sizeof(f(0)); }
template <class F> auto only_type(F f) { decltype(f(0)) x = 0; return x; }
template <class F> auto discarded(F f) { if constexpr (sizeof(int) > 100) return f(0); else return 1; }
template <class F> auto void_after(F f) -> void { f(0); }
template <class F> constexpr int constant(F f) { return f(0); }
template <class F> constexpr int constant2(F f) { return f(0); }
template <class F> auto both(F f) { return f(0); }
template <class F> __host__ __device__ auto both2(F f) { return f(0); }
template <class F> __device__ auto on_device(F f) { return f(0); }
#pragma nv_exec_check_disable
template <class F> auto unchecked(F f) { return f(0); }
#pragma nv_exec_check_disable
template <class F> __host__ __device__ auto unchecked2(F f) { return f(0); }
template <class F> auto generic_inside(F f) { auto l = [&](auto x) { return f(x); }; return 1; }
template <class F> auto generic_returned(F f) { return [f](auto... a) { return f(a...); }; }
template <class F> __global__ void kernel(F f) { f(0); }
template <class F> auto launches(F f) { kernel<<<1, 1>>>(f); return 0; }
template <class F> __host__ __device__ void plain_hd(F f) { f(0); }
template <class F> auto hands_to_hd(F f) { plain_hd(f); }
template <class F> struct Holder {
  F f;
  Holder(F f) : f(f) { f(0); }
  void run() { f(0); }
  auto unused() { return f(0); }
  operator int() { return f(0); }
};
template <class F> struct Made { int v; Made(F f) : v(f(0)) {} };
template <class F> struct Destroyed { F f; ~Destroyed() { f(0); } };
template <class F> struct Initialised { F f; int v = f(0); };
template <class F> auto makes(F f) { return Holder<F>(f); }
struct S { template <class F> S(F f) { f(0); } };
template <class F> void caller_in_template(F) { deduced([] __device__ (int x) { return x; }); }
struct Functor { int operator()(int) const { return 1; } };
void m() {
  auto l = [] __device__ (int x) { return x; };
  auto h = [] __host__ __device__ (int x) { return x; };
  trail(l);
  plain(l);
  hands_to_plain(l);
  not_read(l);
  only_size(l);
  only_type(l);
  discarded(l);
  void_after(l);
  (void)sizeof(constant(l));
  using X = decltype(constant2(l));
  both(h);
  both2(h);
  both(Functor{});
  unchecked(l);
  unchecked2(l);
  generic_inside(l);
  generic_returned(l);
  launches(l);
  hands_to_hd(l);
  Holder<decltype(l)> holder(l);
  holder.run();
  (int)holder;
  Made<decltype(l)> made(l);
  Destroyed<decltype(l)> destroyed{l};
  Initialised<decltype(l)> initialised{l};
  makes(l);
  S s(l);
  caller_in_template(1);
}
