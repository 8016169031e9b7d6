#pragma once
template <int N> struct Tile {};
#ifdef OPT
constexpr int kk = 1;
#else
constexpr int kk = 2;
#endif
template <class F> void run(F f);
