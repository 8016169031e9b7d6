#pragma once
template <class F> void run(int n, F f);
