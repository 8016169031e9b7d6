// std: 17
// lambdas without return type in constexpr functions of the device
constexpr __device__ int local() { auto l = [] __device__ { return 1; }; return l(); }
constexpr __device__ int direct() { return [] __device__ (int x) { return x; }(1); }
constexpr __device__ int plain() { auto l = [] { return 1; }; return l(); }
__device__ int not_constant() { auto l = [] __device__ { return 1; }; return l(); }
constexpr int on_host() { auto l = [] { return 1; }; return l(); }
constexpr __device__ int both() { auto l = [] __host__ __device__ { return 1; }; return l(); }
constexpr __device__ int size() { auto l = [] __device__ { return 1; }; return sizeof(l()); }
constexpr __device__ int type() { auto l = [] __device__ { return 1; }; decltype(l()) x = 1; return x; }
template <class T> constexpr __device__ int in_template(T) { auto l = [] __device__ { return 1; }; return l(); }
template <class T> constexpr __device__ int in_template2(T t) { auto l = [] __device__ (T x) { return x; }; return l(t); }
constexpr __device__ int says() { auto l = [] __device__ () -> int { return 1; }; return l(); }
constexpr __device__ int says2() { auto l = [] () -> int { return 1; }; return l(); }
constexpr __device__ int generic() { auto l = [] __device__ (auto x) { return x; }; return l(1); }
constexpr __device__ int generic2() { auto l = [] (auto x) { return x; }; return l(1); }
constexpr __device__ int constant() { auto l = [] (int x) constexpr { return x; }; return l(1); }
constexpr __device__ int inside() { auto l = [] (int x) { return x; }; auto g = [=] () -> int { return l(1); }; return g(); }
constexpr __device__ int copy() { auto l = [] (int x) { return x; }; auto g = l; return g(1); }
constexpr __device__ int discarded() { auto l = [] (int x) { return x; }; if constexpr (false) return l(1); return 1; }
constexpr __device__ int dead() { auto l = [] (int x) { return x; }; if (false) return l(1); return 1; }
constexpr __device__ int nothing() { auto l = [] { }; l(); return 1; }
struct S {
  constexpr __device__ int member() { auto l = [] { return 1; }; return l(); }
  __device__ constexpr static int of_class() { return [] { return 1; }(); }
  constexpr __device__ S() { auto l = [] { return 1; }; l(); }
};
template <class T> struct ST { constexpr __device__ int member() { auto l = [] { return 1; }; return l(); } };
#define FD constexpr __device__
FD int by_macro() { auto l = [] { return 1; }; return l(); }
constexpr __device__ int pointer() { auto l = [] { return 1; }; int (*p)() = l; return p(); }
constexpr __device__ int on_device() { auto l = [] { return 1; };
#ifdef __CUDA_ARCH__
  return l();
#else
  return 1;
#endif
}
