// std: 17
// lambdas that objects hold which nobody calls
void host(int);
template <class F> struct Holder {
  F f;
  int n;
  template <class... A> __host__ __device__ void operator()(A... a) const { f(a...); }
};
template <class F> Holder(F, int) -> Holder<F>;
template <class H> __global__ void ignores(H h) {}
template <class H> void drops(H h) {}
void f() {
  auto kept = Holder{[=] __host__ __device__ (int i) { host(i); }, 1};
  ignores<<<1, 1>>>(Holder{[=] __host__ __device__ (int i) { host(i); }, 1});
  drops(Holder{[=] __host__ __device__ (int i) { host(i); }, 1});
  (void)kept;
}
