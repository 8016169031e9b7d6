#pragma once
#define LIB_LAMBDA [=] __host__ __device__
template <class F> void loop(int n, F f);
