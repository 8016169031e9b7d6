// std: 17
// The same as the host front end has it.
int host(int a) { return a; }
__device__ int dev(int a) { return a; }
template <class T>  T t_n_n(T a) { return a; }
template <>  double t_n_n<double>(double a) { return dev(a); }
template <class T>  T t_n_h(T a) { return a; }
template <> __host__ double t_n_h<double>(double a) { return dev(a); }
template <class T>  T t_n_d(T a) { return a; }
template <> __device__ double t_n_d<double>(double a) { return dev(a); }
template <class T>  T t_n_b(T a) { return a; }
template <> __host__ __device__ double t_n_b<double>(double a) { return dev(a); }
template <class T> __host__ T t_h_n(T a) { return a; }
template <>  double t_h_n<double>(double a) { return dev(a); }
template <class T> __host__ T t_h_h(T a) { return a; }
template <> __host__ double t_h_h<double>(double a) { return dev(a); }
template <class T> __host__ T t_h_d(T a) { return a; }
template <> __device__ double t_h_d<double>(double a) { return dev(a); }
template <class T> __host__ T t_h_b(T a) { return a; }
template <> __host__ __device__ double t_h_b<double>(double a) { return dev(a); }
template <class T> __device__ T t_d_n(T a) { return a; }
template <>  double t_d_n<double>(double a) { return dev(a); }
template <class T> __device__ T t_d_h(T a) { return a; }
template <> __host__ double t_d_h<double>(double a) { return dev(a); }
template <class T> __device__ T t_d_d(T a) { return a; }
template <> __device__ double t_d_d<double>(double a) { return dev(a); }
template <class T> __device__ T t_d_b(T a) { return a; }
template <> __host__ __device__ double t_d_b<double>(double a) { return dev(a); }
template <class T> __host__ __device__ T t_b_n(T a) { return a; }
template <>  double t_b_n<double>(double a) { return dev(a); }
template <class T> __host__ __device__ T t_b_h(T a) { return a; }
template <> __host__ double t_b_h<double>(double a) { return dev(a); }
template <class T> __host__ __device__ T t_b_d(T a) { return a; }
template <> __device__ double t_b_d<double>(double a) { return dev(a); }
template <class T> __host__ __device__ T t_b_b(T a) { return a; }
template <> __host__ __device__ double t_b_b<double>(double a) { return dev(a); }
