#line 1 "a.cu"
// Dynamic memory of other forms is refused.
__global__ void k() {
  extern __shared__ float rows[][16];
}
__global__ void two() {
  extern __shared__ float a[], b[];
}
// 3:3: error: this dynamic shared memory cannot be written: it is not an array of one dimension
// 6:3: error: this dynamic shared memory cannot be written: it is not an array of one dimension
