#pragma once
#include <lib/second.hpp>
namespace lib {
template <class F> void run(F f) {}
template <int N> int algorithm(second<int> *p) {
run([=] __device__ (int i) { return p; });
return 0;
}
}
