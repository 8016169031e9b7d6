#pragma once
#define VECTOR_LAMBDA [=] __host__ __device__
template <class F> void forall(int n, F f);
#define vector_Loop1Begin(n, i) { forall(n, VECTOR_LAMBDA (int i) {
#define vector_Loop1End(i) }); }
