// std: 17
// calls of functions of the device in templates for both sides: what a template parameter decides, also by the arguments that the name of a template has, the host front end does not look at
template <class T> __device__ T one(T a) { return a; }
template <class T> __device__ T none() { return T(); }
template <class T, int N> __device__ T two() { return T(); }
__device__ int plain(int a) { return a; }
struct S { template <class T> __device__ static T of() { return T(); } __device__ static int fine() { return 1; } };
namespace n { template <class T> __device__ T deep() { return T(); } }
template <class T> __host__ __device__ T a1(T x) { return none<T>(); }
template <class T> __host__ __device__ T a2(T x) { return none<int>(); }
template <class T> __host__ __device__ T a3(T x) { return one(x); }
template <class T> __host__ __device__ T a4(T x) { return one(1); }
template <class T> __host__ __device__ T a5(T x) { return plain(x); }
template <class T> __host__ __device__ T a6(T x) { return plain(1); }
template <class T> __host__ __device__ T a7(T x) { return one<T>(1); }
template <class T> __host__ __device__ T a8(T x) { return one<int>(x); }
template <class T> __host__ __device__ T a9(T x) { return two<int, sizeof(T)>(); }
template <class T> __host__ __device__ T a10(T x) { return S::of<T>(); }
template <class T> __host__ __device__ T a11(T x) { return S::of<int>(); }
template <class T> __host__ __device__ T a12(T x) { return n::deep<T>(); }
template <class T> __host__ __device__ T a13(T x) { return ::none<T>(); }
template <class T> __host__ __device__ T a14(T x) { return none<T>() + 1; }
template <int N> __host__ __device__ int a15() { return two<int, N>(); }
template <int N> __host__ __device__ int a16() { return plain(N); }
template <class T> struct C { __host__ __device__ T m() { return none<T>(); } };
__host__ __device__ void use(int i) { a1(i); a2(i); a3(i); a4(i); a5(i); a6(i); a7(i); a8(i); a9(i); a10(i); a11(i); a12(i); a13(i); a14(i); a15<1>(); a16<1>(); C<int>().m(); }
