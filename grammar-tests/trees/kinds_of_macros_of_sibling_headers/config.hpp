#pragma once
#define M_TPARAM class T, int N
#define M_TARG int, 3
#define M_FNAME zap
#define M_CLS Klass
#define M_STATIC static
#define M_CONST const
#define M_BASE Base
#define M_ACC private
#define M_ARGS int *p, int n
#define M_LOOP(b) run(9, [=] __device__ (int i) { b; })
#define M_PTR *
#define M_N 4
#define M_MEM mem
#define M_ATTR __attribute__((noinline))
#define M_RET float *
#define M_EXTERN_C extern "C"
#define M_MUT mutable
#define M_AUTO auto
