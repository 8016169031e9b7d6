#pragma once
#ifndef VLIB_REAL
#define VLIB_REAL float
#endif
#ifndef VLIB_NAMESPACE
#define VLIB_NAMESPACE vlib
#endif
#ifndef VLIB_LAMBDA
#define VLIB_LAMBDA [=] __device__
#endif
namespace VLIB_NAMESPACE { template <class F> void run(F f); struct V { VLIB_REAL v; void go(); }; inline void V::go() { run(VLIB_LAMBDA () { return v; }); } inline void fr(VLIB_REAL *x) { run([=] __device__ () { return x[0]; }); } }
