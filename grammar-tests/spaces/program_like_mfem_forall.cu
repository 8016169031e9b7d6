// std: 17
// Loops that are handed on by wrappers and macros.
#define MHD __host__ __device__
int hostf();
namespace mf {
struct Vector { double *d; int n; Vector(); Vector(int); ~Vector(); double *Write(); const double *Read() const; double &operator()(int i); const double &operator()(int i) const; MHD int Size() const { return n; } double Norm() const; Vector &operator=(double); Vector &operator+=(const Vector &); };
template <class T, int... D> struct DT { T *p; MHD T &operator()(int i) const { return p[i]; } MHD T &operator()(int i, int j) const { return p[i + j]; } };
template <class T> MHD inline DT<T, 1> Reshape(T *p, int n) { return DT<T, 1>{p}; }
struct Device { static bool Allows(int); static int lanes; };
template <class B> __global__ void CuKernel(int n, B body) { body(threadIdx.x); }
template <class B> void CuWrap(int n, B &&b) { if (n == 0) return; CuKernel<<<1, 1>>>(n, b); }
template <class D, class H> inline void ForallWrap(bool dev, int n, D &&d, H &&h) { if (!dev) goto cpu; if (Device::Allows(1)) return CuWrap(n, d); cpu: for (int k = 0; k < n; k++) h(k); }
template <class L> inline void forall(int n, L &&b) { ForallWrap(true, n, b, b); }
template <class L> inline void hypot(int n, L &&b) { CuWrap(n, b); }
#define MFORALL(i, N, ...) ForallWrap(true, N, [=] __device__(int i) { __VA_ARGS__ }, [&](int i) { __VA_ARGS__ })
}
using namespace mf;
void d1(Vector &v) { auto d = v.Write(); const int n = v.Size(); mf::forall(n, [=] MHD(int i) { d[i] = 1; }); }
void d2(Vector &v) { auto d = v.Write(); mf::forall(3, [=] MHD(int i) { d[i] = hostf(); }); }
void d3(Vector &v) { auto d = Reshape(v.Write(), 3); mf::forall(3, [=] MHD(int i) { d(i) = d(i, i); }); }
void d4(Vector &v) { auto d = v.Write(); MFORALL(i, 3, d[i] = hostf();); }
void d6(const Vector &v, double *o) { mf::hypot(3, [=] __device__(int i) { o[i] = v.Norm(); }); }
struct Kernel { int n; const double *B; template <int Q> MHD static inline double Eval(const double *b) { return b[Q]; } template <int Q> static double HEval(const double *b) { return b[Q]; } void Mult(Vector &y) const { auto Y = y.Write(); auto b = B; mf::forall(n, [=] MHD(int i) { Y[i] = Eval<2>(b); }); } void Mult2(Vector &y) const { auto Y = y.Write(); auto b = B; mf::forall(n, [=] MHD(int i) { Y[i] = HEval<2>(b); }); } };
template <int T_D, int T_Q> static void SmemMult(int NE, const double *x, double *y) { static constexpr int D = T_D; mf::forall(NE, [=] MHD(int e) { constexpr int Q = T_Q ? T_Q : 1; double s[Q]; for (int q = 0; q < Q; ++q) s[q] = x[q]; y[e] = s[0] + D; }); }
template <int T_D, int T_Q> static void SmemBad(int NE, const double *x, double *y) { mf::forall(NE, [=] MHD(int e) { y[e] = hostf(); }); }
void d7(double *x, double *y) { SmemMult<2, 3>(1, x, y); SmemBad<2, 3>(1, x, y); }
struct Op { virtual void Mult(const Vector &x, Vector &y) const; virtual MHD double v(int) const; virtual ~Op(); };
struct Op2 : Op { void Mult(const Vector &x, Vector &y) const override { auto Y = y.Write(); auto X = x.Read(); mf::forall(1, [=] MHD(int i) { Y[i] = X[i] * Device::lanes; }); } };
