// std: 17
// local and private types in call operators
class S { struct P {}; enum E { e }; public: template <class T> struct V {}; void f() { struct L {}; enum LE { le };
  auto a1 = [] __host__ __device__ (P p, L l) {};
  auto a2 = [] __host__ __device__ (P *p, const L &l, P (*fp)(L)) {};
  auto a3 = [] __host__ __device__ () { return P{}; };
  auto a4 = [] __host__ __device__ () { return L{}; };
  auto a5 = [] __host__ __device__ () -> L * { return nullptr; };
  auto a6 = [] __host__ __device__ (V<P> v, V<L *> w, int) -> E { return e; };
  auto a7 = [] __host__ __device__ () { return le; };
  auto a8 = [] __host__ __device__ (int n) { if (n) return e; return e; };
  auto a9 = [] __host__ __device__ (P, L) mutable noexcept -> void {};
  auto b1 = [] __device__ (P p, L l) -> L { return l; };
  auto b2 = [] __host__ __device__ (P p = P(), int L::*q = nullptr) {};
  auto b3 = [] __host__ __device__ () { return [] { return 1; }; };
  auto b4 = [] __host__ __device__ () { struct I {}; return I{}; };
  auto b5 = [] __host__ __device__ () { P p; L l; (void)p; (void)l; return 1; };
  auto b6 = [] __host__ __device__ () -> decltype(P{}) { return {}; };
  auto b7 = [] __host__ __device__ () -> auto { return L{}; };
  auto b8 = [p = P{}] __device__ () { return p; };
  L l; P p; 
  auto c1 = [l] __host__ __device__ () { return l; };
  auto c2 = [=] __host__ __device__ () { return &p; };
} };
