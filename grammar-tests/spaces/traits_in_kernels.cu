// std: 17
// Traits, loops over numbers and reducers in kernels that are templates.
template <class T> struct Atomic_tk { static T fetch(T *p, T v) { return *p + v; } };
template <> struct Atomic_tk<int> { __device__ static int fetch(int *p, int v) { return *p + v; } };
template <class T> struct Atomic_tk<T *> { static T *fetch(T **p, T *v); };
template <class T> T *Atomic_tk<T *>::fetch(T **p, T *v) { return *p; }
template <class T, int N> struct Loop_tk { static __host__ __device__ void go_tk(T *p) { p[N] = T(); Loop_tk<T, N - 1>::go_tk(p); } };
template <class T> struct Loop_tk<T, 0> { static void go_tk(T *p) { *p = T(); } };
template <class T, bool B> struct Choose_tk { static T get(T x) { return x; } };
template <class T> struct Choose_tk<T, true> { static __host__ __device__ T get(T x) { return x; } };
template <class T> struct is_big_tk { static constexpr bool value = sizeof(T) > 4; };
template <class F, class T> struct Binder_tk { F f; T a; __host__ __device__ T operator()(T b) const { return f(a, b); } };
struct HostMax_tk { int operator()(int a, int b) const { return a > b ? a : b; } };
struct DevMax_tk { __device__ int operator()(int a, int b) const { return a > b ? a : b; } };
template <class T> struct Max_tk { T operator()(T a, T b) const { return a > b ? a : b; } };
template <class T> __global__ void atom_tk(T *p) { Atomic_tk<T>::fetch(p, p[1]); }
template <class T> __global__ void loop_tk(T *p) { Loop_tk<T, 3>::go_tk(p); }
template <class T> __global__ void choose_tk(T *p) { p[0] = Choose_tk<T, is_big_tk<T>::value>::get(p[1]); }
template <class T> __global__ void choose2_tk(T *p) { p[0] = Choose_tk<T, (sizeof(T) > 4)>::get(p[1]); }
template <class F> __global__ void bind_tk(F f, int *p) { p[0] = f(p[1]); }
template <class T, class R_tk> __global__ void reduce_tk(T *p, R_tk r) { *p = r(p[0], p[1]); }
template <class T, class R_tk = Max_tk<T>> __global__ void reduce2_tk(T *p, R_tk r = R_tk()) { *p = r(p[0], p[1]); }
template <class R_tk, class T> __global__ void reduce3_tk(T *p) { R_tk r; *p = r(p[0], p[1]); }
template <class R_tk> struct Runner_tk { R_tk r; template <class T> __device__ T run(T a, T b) { return r(a, b); } };
template <class R_tk, class T> __global__ void reduce4_tk(T *p) { Runner_tk<R_tk> r; *p = r.run(p[0], p[1]); }
template <class R_tk, class T> __global__ void reduce5_tk(T *p) { *p = Runner_tk<R_tk>{}.run(p[0], p[1]); }
template <class T> struct Kernel_tk { T *p; int n; __device__ void operator()(int i) const { p[i] = Max_tk<T>()(p[i], n); } };
template <class F> __global__ void go_tk(F f) { f(threadIdx.x); }
void host_tk(int *p, float *q, double *d, int **pp) {
  atom_tk<<<1, 1>>>(p);
  atom_tk<<<1, 1>>>(q);
  atom_tk<<<1, 1>>>(pp);
  loop_tk<<<1, 1>>>(p);
  choose_tk<<<1, 1>>>(p);
  choose_tk<<<1, 1>>>(d);
  choose2_tk<<<1, 1>>>(q);
  bind_tk<<<1, 1>>>(Binder_tk<HostMax_tk, int>{HostMax_tk(), 1}, p);
  bind_tk<<<1, 1>>>(Binder_tk<DevMax_tk, int>{DevMax_tk(), 1}, p);
  reduce_tk<<<1, 1>>>(p, HostMax_tk());
  reduce_tk<<<1, 1>>>(p, DevMax_tk());
  reduce_tk<<<1, 1>>>(p, Max_tk<int>());
  reduce2_tk<<<1, 1>>>(q);
  reduce3_tk<Max_tk<double>><<<1, 1>>>(d);
  reduce4_tk<Max_tk<double>><<<1, 1>>>(d);
  reduce5_tk<HostMax_tk><<<1, 1>>>(p);
  go_tk<<<1, 1>>>(Kernel_tk<float>{q, 1});
}
