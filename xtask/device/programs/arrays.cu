// Captures of arrays of one to seven dimensions, of pointers and of classes.
#include "device.h"

struct Point { int x, y; };

void run(int *to) {
  int line[5] = {1, 2, 3, 4, 5};
  const short plane[2][3] = {{1, 2, 3}, {4, 5, 6}};
  float cube[2][2][2];
  for (int i = 0; i < 8; ++i) cube[i / 4][i / 2 % 2][i % 2] = i * 0.5f;
  long seven[1][2][1][2][1][1][2];
  for (int i = 0; i < 8; ++i) seven[0][i / 4][0][i / 2 % 2][0][0][i % 2] = 100 + i;
  int *pointers[2] = {to, to + 4};
  Point points[3] = {{1, 10}, {2, 20}, {3, 30}};
  char text[] = "device";
  each(4, [=] __device__(int i) { pointers[i / 2][i % 2] = line[i] * 10 + plane[i % 2][i / 2]; });
  each(8, [=] __device__(int i) { to[8 + i] = int(cube[i / 4][i / 2 % 2][i % 2] * 2) + points[i % 3].y; });
  each(8, [to, seven] __device__(int i) { to[16 + i] = seven[0][i / 4][0][i / 2 % 2][0][0][i % 2]; });
  each(6, [to, text] __device__(int i) { to[24 + i] = text[i]; });
  each(5, [line, to] __host__ __device__(int i) { to[30 + i] = line[4 - i]; });
}

int main() {
  start();
  Buffer<int> out(35);
  run(out.data);
  out.print("arrays");
  return finish();
}
