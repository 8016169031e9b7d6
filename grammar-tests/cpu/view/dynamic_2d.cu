// Dynamic memory of other forms is refused.
__global__ void k() {
  extern __shared__ float rows[][16];
}
__global__ void two() {
  extern __shared__ float a[], b[];
}
