#pragma once
#include <lib/open.hpp>
struct box { int width; };
template <class F> LIB_LOCAL int run(F f) { return 0; }
LIB_LOCAL int in_header(box *b) { return run([=] __device__ { (void)b; }); }
#include <lib/close.hpp>
