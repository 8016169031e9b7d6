#pragma once
#ifndef RK_ORDER
  #define RK_ORDER 2
#endif
#ifndef RK_LIMITED
  #define RK_LIMITED 0
#endif
template <class F> void loop(int n, F f);
#if RK_ORDER == 2
typedef double Weight;
#else
typedef float Weight;
#endif
template <class P> class Stepper {
public:
  P *u, *v;
  void cycle(int n, Weight w, double dt);
};
