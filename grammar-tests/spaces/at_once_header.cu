// std: 17
// templates of a header that the host front end reads at once get lambdas of the device: it reports them there
#include "at_once_header.h"
void m() {
  launch([] __device__ (int x) { return x; });
  quiet([] __device__ (int x) { return x; });
  lib::loop(3, [] __device__ (int x) { return x; });
  auto l = [=] __device__ (int x) { return x; };
  Holder<decltype(l)> h{l};
  h.run();
  h.run2();
}
