// std: 17
// Functions that take or return a class whose name is in capitals, called from code before that class.
template <class T> struct CapitalP { T x; CapitalP operator-(const CapitalP &o) const { return {x - o.x}; } };
template <class T> struct CapitalB { CapitalP<T> low, high; __host__ __device__ CapitalP<T> d() const { return high - low; } };
void capital_h1(CapitalB<int> b) {
  b.d();
}
template <class T> struct ZEBRACLASS { T x; };
template <class T> ZEBRACLASS<T> operator-(const ZEBRACLASS<T> &a, const ZEBRACLASS<T> &b) { return {a.x - b.x}; }
struct EARLYCLASS { int v; };
__host__ __device__ inline int capital_h2(int i);
__global__ void capital_k(CapitalB<int> b) {
  b.d();
  capital_h2(1);
}
namespace capital_space {
struct LATECLASS { int v; };
inline LATECLASS make(int i) { return {i}; }
}
__host__ __device__ inline int capital_h2(int i) { return capital_space::make(i).v; }
