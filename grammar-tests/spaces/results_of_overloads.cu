// std: 17
// What overloaded functions return decides which function is called on the result.
struct ResultV { int a; };
struct ResultM { int a; int g() const { return a; } };
__host__ __device__ inline ResultM result_rot(double a, ResultV v) { return ResultM{1}; }
__host__ __device__ inline ResultV result_rot(double a) { return ResultV{1}; }
inline ResultM result_rot1(double a, ResultV v) { return ResultM{1}; }
template <int n> struct ResultT { int g() const { return n; } };
template <int n> using ResultTT = ResultT<n>;
inline ResultTT<3> result_rot2(double a, ResultV v) { return ResultTT<3>{}; }
inline ResultTT<2> result_rot2(double a) { return ResultTT<2>{}; }
__host__ __device__ inline ResultV result_vec(double a) { return ResultV{1}; }
template <class F> __global__ void result_kern(F f) { f(0); }
void result_h1(ResultV v) { auto r = result_rot(1.0, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h2(ResultV v) { auto r = result_rot1(1.0, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h3(ResultV v) { ResultM r = result_rot1(1.0, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h4(ResultV v) { auto r = result_rot2(1.0, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h5(ResultV v) { auto f = [=] __host__ __device__ (int) { auto r = result_rot(1.0, v); r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h6(ResultV v) { auto f = [=] __host__ __device__ (int) { auto r = result_rot(1.0, result_vec(1)); r.g(); }; result_kern<<<1, 1>>>(f); }
__host__ __device__ inline void result_h7(ResultV v) { auto r = result_rot(1.0, v); r.g(); }
void result_u7(ResultV v) { result_h7(v); }
__host__ __device__ inline void result_h8(ResultV v) { auto r = result_rot(1.0, result_vec(2)); r.g(); }
void result_u8(ResultV v) { result_h8(v); }
void result_h9(ResultV v) { auto r = result_rot(1.0, result_vec(1)); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h10(ResultV v) { auto r = result_vec(1); auto q = result_rot(1.0, r); auto f = [=] __host__ __device__ (int) { q.g(); }; result_kern<<<1, 1>>>(f); }
void result_h11(ResultV v) { auto const r = result_rot(1.0, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h12(ResultV v) { auto r = result_rot(1.0 * 2, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
void result_h13(double d, ResultV v) { auto r = result_rot(d * 3 / 32, v); auto f = [=] __host__ __device__ (int) { r.g(); }; result_kern<<<1, 1>>>(f); }
template <int n> struct ResultVector { double v; };
template <int m, int n> struct ResultMatrix { ResultVector<m> v; };
template <int n> using ResultTensor = ResultMatrix<n, n>;
template <int n> __host__ __device__ inline ResultVector<n> operator*(ResultVector<n> a, double b) { return a; }
template <int m, int n> inline ResultVector<m> operator*(ResultMatrix<m, n> a, ResultVector<n> b) { return a.v; }
template <int m, int n> __host__ __device__ inline ResultMatrix<m, n> operator*(double a, ResultMatrix<m, n> b) { return b; }
__host__ __device__ inline ResultTensor<3> turned(double a, ResultVector<3> v) { return ResultTensor<3>(); }
__host__ __device__ inline ResultTensor<2> turned(double a) { return ResultTensor<2>(); }
void result_operators(ResultVector<3> v) {
  auto t = turned(1.0, v);
  auto s = turned(2.0);
  auto f = [=] __host__ __device__ (int) {
    auto r = t * v;
    auto q = 2.0 * s;
    (void)r;
    (void)q;
  };
  result_kern<<<1, 1>>>(f);
}
struct ResultD { __host__ __device__ int g() const { return 1; } };
__host__ __device__ inline ResultD picked(int) { return {}; }
__host__ __device__ inline ResultM picked(double) { return {}; }
__host__ __device__ inline ResultM picked(const char *) { return {}; }
template <class T> __host__ __device__ inline ResultD picked(T *) { return {}; }
struct ResultBox {
  __host__ __device__ ResultD at(int) const { return {}; }
  __host__ __device__ ResultM at(int, int) const { return {}; }
  __host__ __device__ ResultM at(double) const { return {}; }
};
__host__ __device__ inline void result_picked(int i, double d, int *p, ResultBox box) {
  picked(i).g();
  picked(d).g();
  picked("a").g();
  picked(p).g();
  picked('a').g();
  box.at(i).g();
  box.at(i, i).g();
  box.at(d).g();
  auto x = box.at(1.5);
  x.g();
}
void result_use(ResultBox box) { result_picked(1, 1, nullptr, box); }
