// std: 17
// options:
// Templates of a header that code of this file instantiates: calls in them depend on the arguments.
#include "header_instances.h"

__global__ void in_kernel(int *p) {
  *p = apply(OfHost());
  *p = apply_both(OfHost());
  *p = get_of(Member());
  *p = through(MemberOnDevice());
  *p = made<MadeOnHost>();
  *p = discarded(Member());
}
void launches(int *p) {
  kernel<<<1, 1>>>(OfHost(), p);
  launch(Both(), p);
  launch_through(OfHost(), p);
  only_host(OfHost());
}
