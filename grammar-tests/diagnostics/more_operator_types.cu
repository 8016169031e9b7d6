// std: 17
// return and parameter types of host-device lambdas
template <class T> struct Box { T t; }; template <class T> T make();
class C {
  struct P { int x; }; enum E { e0 }; typedef P PP;
 public:
  struct O { int x; }; using Q = P; P mp;
  void f() {
    struct L { int x; }; enum LE { le0 }; using LA = L; L a; P p;
    auto l1 = [] __host__ __device__ (L) {};
    auto l2 = [] __host__ __device__ (const L &, P *) {};
    auto l3 = [] __host__ __device__ () -> L { return {}; };
    auto l4 = [] __host__ __device__ () { return L{}; };
    auto l5 = [] __host__ __device__ () { return P{}; };
    auto l6 = [a] __host__ __device__ () { return a; };
    auto l7 = [] __host__ __device__ () { return le0; };
    auto l8 = [] __host__ __device__ () { return e0; };
    auto l9 = [] __host__ __device__ (O) { return O{}; };
    auto l10 = [] __host__ __device__ (Box<L>, Box<P> *) {};
    auto l11 = [] __host__ __device__ (void (*)(L), P (*)()) {};
    auto l12 = [] __host__ __device__ (PP, Q, LA) {};
    auto l13 = [] __host__ __device__ () { return make<L>(); };
    auto l14 = [] __host__ __device__ () { return Box<L>{}; };
    auto l15 = [] __host__ __device__ () { L x; return x; };
    auto l16 = [] __host__ __device__ () { auto x = L{}; return x.x; };
    auto l17 = [] __host__ __device__ () { L x{1}; auto y = &x; return y; };
    auto l18 = [] __host__ __device__ (L x, L y, E e) { return x; };
    auto l19 = [] __host__ __device__ (int (L::*)(), int P::*) {};
    auto l20 = [] __host__ __device__ (L x[3], L (&y)[2]) {};
    auto l21 = [] __host__ __device__ () { return [] { return 1; }; };
    auto l22 = [] __host__ __device__ () { struct In { int x; }; return In{1}; };
    auto l23 = [] __host__ __device__ () -> decltype(L{}) { return {}; };
    auto l24 = [] __host__ __device__ (decltype(a) x) { return x.x; };
    auto l25 = [p] __host__ __device__ (int i) { if (i) return p; return P{}; };
    auto l26 = [] __host__ __device__ (int i) { return i ? L{1} : L{2}; };
    auto l27 = [] __host__ __device__ (C c) { return c.mp; };
    auto l28 = [] __host__ __device__ (int) { return; };
    auto l29 = [] __device__ (L) -> L { return {}; };
    auto l30 = [] __host__ __device__ (P x = P{}, ...) noexcept {};
    auto l31 = [] __host__ __device__ (auto x, L y) { return y; };
    auto l32 = [] __host__ __device__ (L) mutable -> int { return 1; };
    auto l34 = [=] __host__ __device__ () -> auto { return a; };
    auto l35 = [=] __host__ __device__ () -> decltype(auto) { return (a); };
    auto l36 = [=] __host__ __device__ () -> const auto & { return a; };
  }
};
