// std: 17
// options: default-device
// What else is said of code for the device while it is read; there is no other phase.
const int array[2] = {1, 2};
const int scalar = 1;
int variable;
__device__ void wants(const int &);
__global__ void kernel(int *p, int i) {
  *p = array[i];
  wants(scalar);
  *p = variable;
  variable = i;
  int *address = &variable;
  throw 1;
}
__device__ int caught() { try { return 1; } catch (...) { return 2; } }
__host__ __device__ void both() { throw 1; }
constexpr int fixed(int a) { return a; }
int bare(int a) { return a; }
__device__ int calls(int a) { return bare(a) + fixed(a); }
int thrown() { throw 1; }
template <class T> __device__ void never() { throw T(); }
__device__ int on_device(int);
__host__ __device__ int calls_device(int a) { return on_device(a); }
__device__ int again(int);
__host__ __device__ int again(int a) { return a; }
struct Defaulted { __device__ Defaulted() = default; __host__ __device__ ~Defaulted() = default; };
int in_host() { __shared__ int s; variable = 1; return variable; }
