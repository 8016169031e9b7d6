// std: 17
// namespaces that using directives bring in: what they hold is found through them
namespace g {
namespace h {
struct Hs {
  int a;
  int only_host() const { return a; }
};
int hf(int x) { return x; }
int gv = 1;
}
inline namespace v1 {
namespace w {
struct Ws {
  int b;
  void hm() {}
};
}
}
namespace al = h;
}
using namespace g;

template <class F> __global__ void kernel(F f) { f(); }
template <class F> void use(F f) { kernel<<<1, 1>>>(f); }

void f(h::Hs p) {
  use([=] __device__ { return h::hf(1); });
  use([=] __device__ { h::gv = 3; });
  use([=] __device__ { w::Ws k; k.hm(); });
  use([=] __device__ { return p.only_host(); });
  use([=] __device__ { return al::hf(2); });
}
__device__ int from_function() { return h::hf(3); }
