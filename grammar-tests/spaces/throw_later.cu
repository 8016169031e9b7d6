// std: 17
// A throw expression in default member initialisers and default arguments.
struct by_host { int i = true ? 1 : throw 2; };
void h() { by_host b; (void)b; }
struct by_device { int j = true ? 1 : throw 2; };
__device__ void d() { by_device b; (void)b; }
struct by_kernel { __host__ __device__ by_kernel() {} int k = true ? 1 : throw 2; };
__device__ void used(int n = true ? 1 : throw 3) {}
__global__ void g() { by_kernel b; used(); }
struct unused { int i = true ? 1 : throw 2; };
__device__ int direct(bool b) { return b ? 1 : throw 2; }
