// std: 17
// Numbers of 16 bits.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <climits>
#include <cstdio>

__global__ void halves() {
  const __half a = __float2half(1.5f), b = __float2half(-2.25f), c = __float2half(0.125f);
  printf("%g %g %g\n", __half2float(__hfma(a, b, c)), __half2float(__hadd(a, b)), __half2float(a * b + c));
  printf("%g %g\n", __half2float(__hfma_relu(a, b, c)), __half2float(__hfma_sat(a, a, c)));
  // 1 + 2^-10 squared is 1 + 2^-9 + 2^-20: with one rounding the last digit counts, with two it does not.
  const __half x = __float2half(1.0009765625f);
  printf("%a\n", __half2float(__hfma(x, x, __float2half(-1.001953125f))));
  printf("%a\n", __half2float(__hfma(__float2half(2048.0f), __float2half(1.0f), __float2half(0.99951171875f))));
  const __half2 v = __halves2half2(a, b);
  const __half2 w = __hfma2(v, v, __float2half2_rn(1.0f));
  printf("%g %g\n", __low2float(w), __high2float(w));
  printf("%g %g %g %g\n", __half2float(hsqrt(__float2half(2.0f))), __half2float(hexp(a)), __half2float(hfloor(b)),
         __half2float(hrcp(__float2half(3.0f))));
  printf("%d %d %d %d\n", __half2int_rn(__float2half(2.5f)), __half2int_rd(b), __half2int_ru(b), int(__half2short_rn(__float2half(60000.0f))));
  printf("%u %d\n", __half2uint_rd(b), __half2ll_rn(__float2half(INFINITY)) == LLONG_MAX);
}

__global__ void sums(__half *h, __half2 *h2, __nv_bfloat16 *n) {
  atomicAdd(h, __float2half(0.5f));
  atomicAdd(h2, __halves2half2(__float2half(1.0f), __float2half(2.0f)));
  atomicAdd(n, __float2bfloat16(0.25f));
}

int main() {
  halves<<<1, 1>>>();
  __half h = __float2half(0.0f);
  __half2 h2 = __float2half2_rn(0.0f);
  __nv_bfloat16 n = __float2bfloat16(1.0f);
  sums<<<2, 3>>>(&h, &h2, &n);
  printf("%g %g %g %g\n", __half2float(h), __low2float(h2), __high2float(h2), __bfloat162float(n));
  printf("%g %g\n", __bfloat162float(__hfma(n, n, n)), __bfloat162float(hsqrt(__float2bfloat16(2.0f))));
  printf("%d\n", __bfloat162int_rn(__float2bfloat16(-2.5f)));
}
