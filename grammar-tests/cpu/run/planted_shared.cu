// std: 17
// flags: -g -O1 -fsanitize=address -fno-omit-frame-pointer
// ends: planted_shared.cu:8
// A kernel writes behind its dynamic shared memory.
__global__ void kernel(int *out) {
  extern __shared__ int s[];
  for (int i = 0; i <= 8; i++)
    s[i] = i;
  *out = s[3];
}

int main() {
  int out = 0;
  kernel<<<1, 1, 8 * sizeof(int)>>>(&out);
}
