// std: 17
// that the host front end rejects a call of a constexpr function does not keep the other one from the second phase
__device__ constexpr int c(int a) { return a; }
int f(int a) { return a; }
int h1(int a) { return c(a); }
__host__ __device__ int b1(int a) { return c(a); }
__device__ int d1(int a) { return f(a); }
