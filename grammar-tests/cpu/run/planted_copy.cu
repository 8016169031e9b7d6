// std: 17
// flags: -g -O1 -fsanitize=address -fno-omit-frame-pointer
// ends: planted_copy.cu:11
// A copy is longer than the block that it goes to.
#include <cstdio>

int main() {
  int host[12] = {}, *p;
  cudaMalloc(&p, 11 * sizeof(int));
  // The line that the report names.
  cudaMemcpy(p, host, sizeof host, cudaMemcpyHostToDevice);
  printf("not seen\n");
}
