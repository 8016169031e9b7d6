#pragma once
#define LIB_SHARED
template <class P, class F> void lib_launch(int n, F f);
