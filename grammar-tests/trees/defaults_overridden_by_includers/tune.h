#pragma once
#ifndef BLOCK
#define BLOCK 256
#endif
#ifndef REAL
#define REAL float
#endif
template <int N> struct Tile { float v[N]; };
template <class F> void run(F f);
inline void hdr(Tile<BLOCK> t, REAL r) { run([=] __device__ () { return t.v[0] + r; }); }
#if BLOCK < 200
inline void hdr2(REAL r) { run([=] __device__ () { return r; }); }
#endif
