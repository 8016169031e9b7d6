#pragma once
#ifndef ACC
#define ACC private
#endif
template <class F> void run(F f) { f(); }
class S {
ACC:
  void go() { run([=] __device__ () { return 1; }); }
};
