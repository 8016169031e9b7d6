#pragma once

#include "small_test.h"

inline void zero(double *p) {
  each([=] __device__(int i) { p[i] = 0; });
}

TEST(TEST_CATEGORY, fill) {
  double *p = nullptr;
  each([=] __device__(int i) { p[i] = 1; });
}

TEST(Fill, suite) {
  double *p = nullptr;
  each([=] __device__(int i) { p[i] = 2; });
}

TEST_AS_IT_STANDS(TEST_CATEGORY, pasted) {
  double *p = nullptr;
  each([=] __device__(int i) { p[i] = 3; });
}
