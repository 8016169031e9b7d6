#line 1 "a.cu"
// Variables of the device keep their values; shared ones serve the threads one after another.
static __device__ int t[3] = {7, 8, 9};
static __constant__ float c = 2;
static __managed__ int m = 3;
static __device__ int own = 1;
extern __device__ int e;
__device__ int e = 4;
namespace n { static __device__ int inner = 5; }
#define SHARED static
struct alignas(16) quad { float x[4]; };
static unsigned char *&outside __attribute__((unused)) = reinterpret_cast<unsigned char *&>(::culambda_cpu::dynamic_pointer);
template <class T> __global__ void k(T *p) {
  static int s[10];
  static  int twice;
  SHARED int by_macro[4];
  T *dyn = (T *)::culambda_cpu::dynamic_shared();
  p[0] = dyn[0] + s[0] + twice + by_macro[0] + t[1];
}
__global__ void more(float *p) { ::culambda_cpu::refused("more", "it uses `volatile __shared__`", __FILE__, __LINE__); }






// 19:17: warning: the kernel `more` cannot run on the CPU: it uses `volatile __shared__`
