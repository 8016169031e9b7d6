// std: 17
// options:
// A macro in front of `template` declares nothing by itself: the function after it is an overload like the others.
#define SAYS_NOTHING
#define DISABLE _Pragma("nv_exec_check_disable")

SAYS_NOTHING template <class T>
__host__ __device__ int both(T *t, int n) { return n; }
template <class T>
int both(T t, T n) { return 0; }

DISABLE
template <class F>
__host__ __device__ int unchecked(F f) { return f(); }

SAYS_NOTHING template <class T>
int host(T t) { return 0; }

template <class T>
__host__ __device__ int calls(T *t) { return both(t, 1) + unchecked([] { return 1; }); }

template <class T>
__device__ int wrong(T t) { return host(t); }

__global__ void kernel(int *p) {
  *p = calls(p) + wrong(1);
}
