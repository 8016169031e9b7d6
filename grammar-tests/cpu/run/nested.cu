// std: 17
// What a kernel launches runs after its grid, in order; what is for the end, after that.
#include <cstdio>

__global__ void leaf(int from, int depth) { printf("leaf %d.%d of %d, block %d\n", depth, threadIdx.x, from, blockDim.x); }

__global__ void branch(int depth, int *left) {
  __shared__ int mine;
  mine = depth * 10 + threadIdx.x;
  int local = mine;
  if (*left > 0) {
    --*left;
    branch<<<1, 1>>>(depth + 1, left);
    leaf<<<1, 2>>>(local, depth);
  }
  printf("branch %d.%d: %d\n", depth, threadIdx.x, mine);
}

// By a pointer that is gone when the launch is made.
__global__ void by_pointer() {
  void (*kernel)(int, int) = leaf;
  kernel<<<1, 1>>>(7, 7);
}

int main() {
  int left = 2;
  branch<<<1, 2>>>(0, &left);
  by_pointer<<<1, 1>>>();
  printf("end, %d left\n", left);
}
