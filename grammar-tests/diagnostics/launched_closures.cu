// std: 17
// closures as kernel arguments: variables, references, in a class template, through a template, by explicit argument
template <class F> __global__ void k(F f) { f(); }
template <class F> __global__ void kr(const F f, int n) { f(); }
template <class T> __global__ void kb(T t) {}
template <class T> struct Box { T v; };
template <class F> void launch(F f) {
  k<<<1, 1>>>(f);
}
void f() {
  auto plain = [] {};
  auto host = [] __host__ () {};
  auto ok = [] __device__ () {};
  k<<<1, 1>>>(plain);
  k<<<1, 1>>>(host);
  k<<<1, 1>>>(ok);
  kr<<<1, 1>>>(plain, 1);
  kb<<<1, 1>>>(Box<decltype(plain)>{plain});
  kb<<<1, 1>>>(&plain);
  launch([] {});
  launch([] __device__ () {});
}
