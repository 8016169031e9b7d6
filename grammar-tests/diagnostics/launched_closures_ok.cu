// std: 17
// extended closures, functors and numbers as kernel arguments; a plain closure that is only called on the host
template <class F> __global__ void k(F f) { f(); }
struct Functor { __device__ void operator()() const {} };
template <class F> void launch(F f) { k<<<1, 1>>>(f); }
template <class F> void host(F f) { f(); }
template <class F> void never(F f) { k<<<1, 1>>>(f); }
void f() {
  launch([] __device__ () {});
  launch([] __host__ __device__ () {});
  launch(Functor{});
  host([] {});
}
