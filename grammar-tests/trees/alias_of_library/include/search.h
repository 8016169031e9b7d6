#pragma once
#include <limits/limits.h>

namespace search {

template <class T> using infinity = limits::infinity<T>;

template <class F> void for_each(int count, F f);

struct BruteForce {
  template <class T> static void nearest(T *best, int count) {
    for_each(count, [=] __device__(int i) { best[i] = infinity<T>::value; });
  }

  void farthest(float *worst, int count) {
    for_each(count, [=] __device__(int i) { worst[i] = -infinity<float>::value; });
  }
};

}  // namespace search
