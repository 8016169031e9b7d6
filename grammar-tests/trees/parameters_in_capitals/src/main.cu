#include <lib/shared.hpp>
template <typename INDEX_TYPE, typename POLICY>
void reverse(INDEX_TYPE length, int *x) {
  INDEX_TYPE half(2);
  lib_launch<POLICY>(1, [=] __host__ __device__(int block) {
    LIB_SHARED char tile[3 * sizeof(INDEX_TYPE)];
    x[block] = tile[0] + half;
  });
}
template <int WIDTH, class... TYPES>
void all(int (&x)[WIDTH], TYPES... values) {
  using REAL = float;
  lib_launch<int>(2, [=] __device__(int i) {
    LIB_SHARED REAL tile[WIDTH];
    tile[i] = 0;
  });
}
