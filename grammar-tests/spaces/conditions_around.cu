// std: 17
// functions and variables under conditions that nothing decides, used under the same ones
#ifdef UNSEEN
inline int other(int a) { return a; }
#endif
#ifndef NO_PARTS
static int forgotten(int a) { return a + 1; }
int counter;
__host__ __device__ int both(int a) { return forgotten(a); }
__global__ void kernel(int *a) { *a = forgotten(*a) + counter; }
struct Part {
  int f() const { return 1; }
  __host__ __device__ Part() {}
};
template <class F> __global__ void run(F f) { f(); }
void launch(int *p) {
  run<<<1, 1>>>([=] __device__ () { *p = forgotten(1) + Part().f(); });
}
#else
__host__ __device__ int forgotten(int a);
#endif
#ifndef NO_PARTS
__device__ int later(int a) { return forgotten(a); }
#endif
#ifndef UNSEEN
__device__ int another(int a) { return a; }
#endif
