// std: 17
// flags: -g -O1 -fsanitize=address -fno-omit-frame-pointer
// ends: planted_leak.cu:10
// Nobody frees what cudaMallocManaged gave.
#include <cstdio>

__attribute__((noinline)) static void lose(int n) {
  int *p = nullptr;
  // The line that the report names.
  cudaMallocManaged(&p, n * sizeof(int));
  for (int i = 0; i < n; i++) p[i] = i;
  printf("%d\n", p[n / 2]);
}

int main() {
  // Several, because what is left of the last pointer on the stack passes for a use.
  for (int i = 1; i < 5; i++) lose(100 * i);
}
