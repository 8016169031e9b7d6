#pragma once
#if defined(__CUDACC__) && !defined(MY_CPU_ONLY)
#define MY_LAMBDA __device__
#define MY_LOOP(i) [=] MY_LAMBDA (int i)
#else
#define MY_LAMBDA
#define MY_LOOP(i) [=] (int i)
#endif
