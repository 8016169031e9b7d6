// std: 17
// Views, vectors and tensors of a finite element library, in its own loops.
#define HD __host__ __device__
int hosty_vw(int);
namespace la_vw {
template <typename T> class Memory_vw { T *h_ptr; int cap; public: Memory_vw() : h_ptr(nullptr), cap(0) {} const T *Read() const { return h_ptr; } T *Write() { return h_ptr; } HD operator T *() { return h_ptr; } T &operator[](int i) { return h_ptr[i]; } int Capacity() const { return cap; } };
template <typename T> class Array_vw { Memory_vw<T> data; int size; public: Array_vw() : size(0) {} HD int Size() const { return size; } T *GetData() { return data; } const T &operator[](int i) const { return data.Read()[i]; } T &Last() { return data[size - 1]; } void Append(const T &t); HD const T *Read() const { return data.Read(); } };
template <typename T> void Array_vw<T>::Append(const T &t) { size++; }
class Vector_vw { double *d; int n; public: HD Vector_vw() : d(nullptr), n(0) {} explicit Vector_vw(int s) : n(s) {} HD Vector_vw(double *p, int s) : d(p), n(s) {} HD int Size() const { return n; } double &operator()(int i) { return d[i]; } HD double operator[](int i) const { return d[i]; } double Norml2() const { return n; } HD double operator*(const Vector_vw &v) const { return Norml2(); } Vector_vw &operator=(double v) { return *this; } Vector_vw &operator+=(const Vector_vw &v) { return *this; } };
template <int Dim, int N, typename Scalar, typename... Args> struct Init_vw { static inline HD int result(const int *sizes, Scalar *p, Args... args) { return Init_vw<Dim, N + 1, Scalar, Args...>::result(sizes, p, args...); } };
template <int Dim, typename Scalar = double> class DTensor_vw { Scalar *data; int sizes[Dim]; public: HD explicit DTensor_vw(Scalar *p, int a, int b) : data(p) {} DTensor_vw() = default; HD Scalar &operator()(int i, int j) const { return data[i + j]; } Scalar &operator[](int i) const { return data[i]; } HD operator Scalar *() const { return data; } int Shape(int d) const { return sizes[d]; } };
template <typename T> HD inline DTensor_vw<2, T> Reshape(T *p, int a, int b) { return DTensor_vw<2, T>(p, a, b); }
template <typename T> inline DTensor_vw<2, T> HostReshape(T *p, int a, int b) { return DTensor_vw<2, T>(p, a, b); }
using DTensor2D = DTensor_vw<2>;
template <class T> struct Tensor2_vw { T v[2]; HD T &operator()(int i) { return v[i]; } HD const T &operator()(int i) const { return v[i]; } };
template <class T> Tensor2_vw<T> operator*(const Tensor2_vw<T> &a, T s) { return a; }
template <class T> HD Tensor2_vw<T> operator+(const Tensor2_vw<T> &a, const Tensor2_vw<T> &b) { return a; }
template <class T> T det_vw(const Tensor2_vw<T> &a) { return a(0); }
template <class T> HD T inner(const Tensor2_vw<T> &a, const Tensor2_vw<T> &b) { return det_vw(a) * b(1); }
template <class T> struct dual_vw { T value, gradient; };
template <class T> dual_vw<T> operator*(dual_vw<T> a, dual_vw<T> b) { return a; }
template <class T> HD dual_vw<T> operator+(dual_vw<T> a, dual_vw<T> b) { return a; }
template <class T> dual_vw<T> operator+(dual_vw<T> a, T b) { return a; }
template <class T> dual_vw<T> sqrt_vw(dual_vw<T> x) { return x; }
template <class T> HD T norm(T x) { return sqrt_vw(x * x); }
}
template <class F> __global__ void CuKernel(int n, F f) { f(n); }
template <int D = 1, class F> void ForallWrap(bool dev, int n, F &&f) { if (dev) CuKernel<<<1, n>>>(n, f); }
template <class F> inline void forall(int n, F &&f) { ForallWrap<1>(true, n, f); }
struct Backend_vw { template <class F> static void Run(int n, F &&f) { CuKernel<<<1, n>>>(n, f); } };
#define MFORALL_VW(i, N, ...) forall(N, [=] HD(int i) { __VA_ARGS__ })
using namespace la_vw;
void t1_vw(Array_vw<int> &a, Vector_vw &v, double *p, Memory_vw<double> m) {
  auto d = Reshape(p, 2, 3);
  const int n = a.Size();
  forall(n, [=] HD(int i) { d(i, 0) = 1; });
  forall(n, [=] HD(int i) { d[i] = 1; });
  forall(n, [=] HD(int i) { d.Shape(i); });
  forall(n, [=] HD(int i) { auto e_vw = HostReshape(p, 1, 2); e_vw(0, 0) = i; });
  forall(n, [=] HD(int i) { auto e_vw = Reshape(p, 1, 2); e_vw[0] = i; });
  forall(n, [=] HD(int i) { DTensor2D e_vw(p, 1, 2); e_vw.Shape(0); });
  forall(n, [=] HD(int i) { Vector_vw w(p, 3); w(0) = w[1]; });
  forall(n, [=] HD(int i) { Vector_vw w(p, 3); w = 1.0; });
  forall(n, [=] HD(int i) { Vector_vw w(p, 3), u(p + 3, 3); w += u; });
  forall(n, [=] HD(int i) { Vector_vw w(p, 3), u(p + 3, 3); p[i] = w * u; });
  forall(n, [=] HD(int i) { Vector_vw w(3); });
  forall(n, [=] HD(int i) { p[i] = m.Capacity(); });
  forall(n, [=] HD(int i) mutable { m[i] = 1; });
  forall(n, [=] HD(int i) { Tensor2_vw<double> a, b; a = a * 2.0; });
  forall(n, [=] HD(int i) { Tensor2_vw<double> a, b; auto c = a + b; p[i] = det_vw(c); });
  forall(n, [=] HD(int i) { Tensor2_vw<double> a, b; p[i] = det_vw(a + b); });
  forall(n, [=] HD(int i) { Tensor2_vw<double> a, b; p[i] = inner(a, b); });
  forall(n, [=] HD(int i) { dual_vw<double> a, b; auto c = a * b; });
  forall(n, [=] HD(int i) { dual_vw<double> a, b; auto c = a + b; });
  forall(n, [=] HD(int i) { dual_vw<double> a, b; auto c = a + 1.0; });
  forall(n, [=] HD(int i) { dual_vw<double> a; auto c = norm(a); });
  MFORALL_VW(i, n, p[i] = hosty_vw(i););
  MFORALL_VW(i, n, d[i] = hosty_vw(i););
  Backend_vw::Run(n, [=] HD(int i) { d(0, 0) = d[1]; });

  forall(n, [=] HD(int i) { const auto x = d(i, 0); auto *q = &d(0, 0); DTensor2D *r = nullptr; r->Shape(1); (*r)[0] = x; r[0].Shape(2); });
}
template <int D, class T> void kernel_t_vw(T *p, int n) { auto X = Reshape(p, D, n); forall(n, [=] HD(int e_vw) { X[e_vw] = D; }); }
template <int D> static void kernel_u(Array_vw<int> &a, int n) { const int *r = a.Read(); forall(n, [=] HD(int e_vw) { hosty_vw(r[e_vw]); Tensor2_vw<float> t; auto u = t * 1.0f; }); }
void t2_vw(double *p, Array_vw<int> &a) { kernel_t_vw<2>(p, 3); kernel_u<3>(a, 1); }
