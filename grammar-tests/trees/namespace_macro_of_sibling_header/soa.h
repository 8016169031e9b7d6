#pragma once
#include "run.h"
NS_BEGIN
struct Soa { int n; void go() { run([=] __device__ () { return n; }); } void out(); };
inline void fr(Soa s) { run([=] __device__ () { return s.n; }); }
inline void Soa::out() { run([=] __device__ () { return n; }); }
NS_END
