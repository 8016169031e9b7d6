// Large captures, up to what a kernel takes, and many of them.
#include "device.h"

struct Page { int word[256]; };

void large(int *to) {
  Page page, more[3];
  double table[20][20];
  for (int i = 0; i < 256; ++i) {
    page.word[i] = i * i;
    for (int k = 0; k < 3; ++k) more[k].word[i] = i * (k + 2);
  }
  for (int i = 0; i < 400; ++i) table[i / 20][i % 20] = i * 0.5;
  each(256, [=] __device__(int i) { to[i] = page.word[i] + more[i % 3].word[255 - i] + int(table[i / 20][i % 20]); });
}

void both(int *to) {
  Page page[2];
  for (int i = 0; i < 256; ++i) {
    page[0].word[i] = i;
    page[1].word[i] = -2 * i;
  }
  auto f = [to, page] __host__ __device__(int i) { to[i] += page[i % 2].word[i]; };
  each(256, f);
  int here[256] = {};
  int *place = here;
  auto g = [place, page] __host__ __device__(int i) { place[i] += page[i % 2].word[i]; };
  for (int i = 0; i < 256; ++i) g(i);
  show("on the host", here, 256);
}

int main() {
  start();
  Buffer<int> out(256);
  large(out.data);
  out.print("large");
  both(out.data);
  out.print("both");
  return finish();
}
