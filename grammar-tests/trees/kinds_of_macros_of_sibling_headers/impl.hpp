#pragma once
#include "run.hpp"
template <M_TPARAM> void k1(Arr<T, N> a) { run(1, [=] __device__ (int i) { (void)a; }); }
void k2(Arr<M_TARG> a) { run(1, [=] __device__ (int i) { (void)a; }); }
void M_FNAME(int *a) { run(1, [=] __device__ (int i) { (void)a; }); }
struct M_CLS { int m; void k4() { run(1, [=] __device__ (int i) { (void)m; }); } };
M_STATIC void k5(int *a) { run(1, [=] __device__ (int i) { (void)a; }); }
void k6(M_CONST int M_PTR a) { run(1, [=] __device__ (int i) { (void)a; }); }
struct D : M_BASE { void k7(int n) { run(1, [=] __device__ (int i) { (void)bm; }); }
M_ACC: void k8(int n) { run(1, [=] __device__ (int i) { (void)n; }); } };
void k9(M_ARGS) { run(1, [=] __device__ (int i) { p[i] = n; }); }
void k10(int *q) { M_LOOP(q[i] = 1); }
void k11(Arr<int, M_N> a, int b[M_N]) { run(1, [=] __device__ (int i) { (void)a; (void)b; }); }
struct E1 { int M_MEM; void k12() { run(1, [=] __device__ (int i) { (void)mem; }); } };
M_ATTR void k13(int *a) { run(1, [=] __device__ (int i) { (void)a; }); }
M_RET k14(int *a) { run(1, [=] __device__ (int i) { (void)a; }); return 0; }
M_EXTERN_C void k15(int *a) { run(1, [=] __device__ (int i) { (void)a; }); }
void k16(int a) { run(1, [=] __host__ __device__ (int i) M_MUT { (void)a; }); }
M_AUTO k17(int *a) { run(1, [=] __device__ (int i) { (void)a; }); return 0; }
