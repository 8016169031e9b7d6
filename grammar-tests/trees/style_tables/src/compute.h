#ifndef COMPUTE_H
#define COMPUTE_H
class Compute {
 public:
  int count;
};
template <class F> void each(int n, F f) { f(n); }
#endif
