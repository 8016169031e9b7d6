#pragma once
template <class F> void run(int n, F f);
template <class T, int N> struct Arr { T a[N]; };
struct Base { int bm; };
