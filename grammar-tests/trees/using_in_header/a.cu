#include "common.h"
void f(Foo &phi, const Geometry &geom) {
  lib::ParallelFor(3, [=] __device__(int i) {});
}
