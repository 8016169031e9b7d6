// std: 17
// Instructions for dynamic programming: sums, maxima and minima in one step. Vectors of two with a rounding.
#include <cstdio>
__global__ void k() {
  printf("%d %d %d %u %u\n", __viaddmax_s32(1, 2, -4), __viaddmin_s32(2147483647, 1, 5), __viaddmax_s32_relu(-9, 2, -4),
         __viaddmax_u32(0xffffffffu, 2, 0), __viaddmin_u32(7, 2, 8));
  printf("%x %x %x %x\n", __viaddmax_s16x2(0x7fff0001u, 0x00010001u, 0), __viaddmin_s16x2(0x7fff0001u, 0x00010001u, 0),
         __viaddmax_s16x2_relu(0x8000fff0u, 0, 0xffff0002u), __viaddmin_u16x2(0xffff0001u, 0x00020001u, 0x00050005u));
  printf("%d %d %d %d\n", __vimax3_s32(-1, 4, 2), __vimin3_s32_relu(-4, 2, 3), __vimax_s32_relu(-3, -2),
         __vimin_s32_relu(3, 2));
  printf("%u %x %x %x\n", __vimin3_u32(3, 4, 0xffffffffu), __vimax3_u16x2(0xffff0001u, 0x00020003u, 0x00010002u),
         __vimin3_s16x2(0xffff0001u, 0x00020003u, 0x00010002u), __vimin_s16x2_relu(0xffff0005u, 0x00010002u));
  bool a, b;
  printf("%x ", __vibmax_s16x2(0xffff0005u, 0x00010004u, &a, &b));
  printf("%d %d ", a, b);
  printf("%x ", __vibmin_u16x2(0xffff0005u, 0x00010005u, &a, &b));
  printf("%d %d ", a, b);
  printf("%d ", __vibmin_s32(-4, 4, &a));
  printf("%d ", a);
  printf("%u ", __vibmax_u32(4, 0xfffffffcu, &a));
  printf("%d\n", a);
  const float2 x = {1.0f, 3.0f}, y = {1e-10f, 0.1f};
  const float2 up = __fadd2_ru(x, y), down = __fadd2_rd(x, y), both = __ffma2_rn(x, y, x), times = __fmul2_rz(x, y);
  printf("%d %d %d %d %d\n", up.x > 1, down.x == 1, up.y >= down.y, both.x == 1, times.y <= 0.3f);
}
int main() {
  k<<<1, 1>>>();
  cudaDeviceSynchronize();
}
