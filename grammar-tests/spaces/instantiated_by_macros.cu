// std: 17
// Explicit instantiations that macros make: they are no functions of their own.
template <class T> struct ImR { T *p; T &operator[](int i) const { return p[i]; } __host__ __device__ T &ok(int i) const { return p[i]; } };
template <class T> __host__ __device__ T imhd(T t) { return t; }
template <class T> T imh(T t) { return t; }
template <class T> __device__ T imd(T t) { return t; }
template <class T> ImR<T> immake(ImR<int> a, ImR<T> b, int n);
template <class T> ImR<T> immake2(ImR<int> a, ImR<T> b, int n);
inline int immake(ImR<int> a, int b) { return b; }
#define IM_INST(T) template T imhd(T); template T imh(T);
#define IM_EXTERN(T) extern template T imhd(T); extern template ImR<T> immake(ImR<int> a, ImR<T> b, int n); extern template T imh(T);
#define IM_EXTERN2(T) extern template ImR<T> immake2(ImR<int> a, ImR<T> b, int n);
IM_EXTERN(int)
IM_EXTERN(double)
IM_EXTERN2(int)
IM_EXTERN2(float)
IM_INST(float)
template <class F> __global__ void imk(F f) { f(0); }
template <class F> void impar(F f) { imk<<<1, 1>>>(f); }
__host__ __device__ int im1(int i) { return imhd(i); }
__host__ __device__ float im2(float i) { return imhd(i); }
__host__ __device__ int im3(int i) { return imh(i); }
__host__ __device__ float im4(float i) { return imh(i); }
void im5(ImR<int> a, ImR<int> b) { auto m = immake(a, b, 1); impar([=] __device__(int i) { m[i]; }); }
void im6(ImR<int> a, ImR<double> b) { auto m = immake(a, b, 1); impar([=] __device__(int i) { m[i]; }); }
void im7(ImR<int> a, ImR<float> b) { auto m = immake2(a, b, 1); impar([=] __device__(int i) { m[i]; }); }
void im8(ImR<int> a, ImR<int> b) { auto m = immake2<int>(a, b, 1); impar([=] __device__(int i) { m[i]; m.ok(i); }); }
void im9(ImR<int> a, ImR<int> b) { auto m = immake(a, b, 1); impar([=] __host__ __device__(int i) { return m.ok(i); }); }
__global__ void im10(int i) { imhd(i); imhd(1.0f); imd(i); }
void im11() { impar([=] __device__(int i) { imhd(i); imhd(1.0); imd(i); imhd(2.f); }); }
