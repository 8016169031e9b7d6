// std: 17
// Boxes and arrays, with overloaded loops over them.
#define HD __host__ __device__
namespace amr {
struct Dim3 { int x, y, z; };
struct IntVect { int v[3]; HD IntVect() : v{0, 0, 0} {} HD explicit IntVect(int i) : v{i, i, i} {} HD int operator[](int i) const { return v[i]; } HD int &operator[](int i) { return v[i]; }
    HD IntVect operator+(const IntVect &o) const { IntVect r; for (int i = 0; i < 3; ++i) r[i] = v[i] + o[i]; return r; }
    HD IntVect &operator+=(const IntVect &o) { for (int i = 0; i < 3; ++i) v[i] += o.v[i]; return *this; }
    static IntVect Zero() { return IntVect(0); }
    HD static IntVect Unit() { return IntVect(1); }
    HD bool operator==(const IntVect &o) const { return v[0] == o.v[0]; }
    void print() const;
};
HD inline IntVect operator*(int s, const IntVect &v) { IntVect r; r[0] = s * v[0]; return r; }
IntVect operator/(const IntVect &v, int s);
class Box { IntVect lo, hi; public: HD Box() {} HD Box(const IntVect &a, const IntVect &b) : lo(a), hi(b) {} HD const IntVect &smallEnd() const { return lo; } HD bool contains(int i, int j, int k) const { return i >= lo[0] && j >= lo[1] && k >= lo[2]; } HD bool ok() const noexcept { return lo == hi; } long numPts() const; HD Box &grow(int n) { lo += IntVect(n); return *this; } };
HD inline Box grow(const Box &b, int n) { Box r(b); r.grow(n); return r; }
template <class T> struct Array4 { T *p; int n; HD T &operator()(int i, int j, int k) const { return p[i + j + k]; } HD T *ptr(int i) const { return p + i; } HD explicit operator bool() const { return p != nullptr; } template <class U = T, class = void> HD operator Array4<const U>() const { return {p, n}; } };
template <class L> __global__ void launch_global(L f) { f(); }
template <class L> __global__ void launch_box(Box b, L f) { f(threadIdx.x, 0, 0); }
template <class L> void For(const Box &b, L f) { launch_box<<<1, 1>>>(b, f); }
template <class L> void For(int n, L f) { launch_global<<<1, 1>>>([=] __device__() { f(n); }); }
template <class L1, class L2> void For(const Box &a, const Box &b, L1 f, L2 g) { launch_global<<<1, 1>>>([=] __device__() { if (a.ok()) f(0, 0, 0); if (b.ok()) g(0, 0, 0); }); }
template <class T> class FArrayBox { T *d; public: Array4<T> array() { return {d, 1}; } Array4<const T> const_array() const { return {d, 1}; } T &operator()(int); HD T &at(int i) { return d[i]; } };
template <class T> struct Reduce { template <class L> T run(const Box &b, L f) { For(b, [=] __device__(int i, int j, int k) { f(i, j, k); }); return T(); } template <class F> void eval(const Box &b, F &&f) { For(b, std_fwd<F>(f)); } template <class F> static F &std_fwd(F &f) { return f; } };
}
double host_fun(double); double gx = 1.0; const double gc = 2.0; static const int offs[3] = {1, 2, 3}; constexpr int offs2[3] = {1, 2, 3};
HD inline double flux(double a, double b) { return a * b; }
void b1(amr::FArrayBox<double> &fab, const amr::Box &bx) { auto a = fab.array(); amr::For(bx, [=] __device__(int i, int j, int k) { a(i, j, k) = flux(a(i, j, k), gc); }); }
void b2(amr::FArrayBox<double> &fab, const amr::Box &bx) { auto a = fab.array(); amr::For(bx, [=] __device__(int i, int j, int k) { a(i, j, k) = host_fun(1) + gx; }); }
void b3(amr::FArrayBox<double> &fab, const amr::Box &bx) { auto a = fab.array(); amr::For(bx, [=] __device__(int i, int j, int k) { a(i, j, k) = offs[i]; }); }
void b4(amr::FArrayBox<double> &fab, const amr::Box &bx) { auto a = fab.array(); amr::For(3, [=] __device__(int i) { a(i, 0, 0) = host_fun(1); }); }
void b5(amr::FArrayBox<double> &fab, const amr::Box &bx) { auto a = fab.array(); amr::For(bx, bx, [=] __device__(int i, int j, int k) { a(i, j, k) = 1; }, [=] __device__(int i, int j, int k) { a(i, j, k) = host_fun(1); }); }
void b6(const amr::Box &bx) { amr::For(bx, [=] __device__(int i, int j, int k) { amr::IntVect iv = amr::IntVect::Zero(); iv += amr::IntVect::Unit(); iv = iv + iv; iv = 2 * iv; iv = iv / 2; iv.print(); }); }
void b7(const amr::Box &bx) { amr::Reduce<double> r; r.run(bx, [=] __device__(int i, int j, int k) { return host_fun(i); }); r.eval(bx, [=] __device__(int i, int j, int k) { host_fun(i); }); }
void b8(const amr::Box &bx) { amr::For(bx, [=] __device__(int i, int j, int k) { auto g = amr::grow(bx, 1); if (g.contains(i, j, k) && g.smallEnd()[0] > 0) { long n = g.numPts(); } }); }
struct Level { amr::Box domain; amr::FArrayBox<double> state; double dt; static double cfl; static constexpr double cc = 0.5; int nc = 3;
    HD static double eos(double r) { return r * cc; }
    static double heos(double r) { return r * cfl; }
    void advance() { auto a = state.array(); double d = dt; amr::For(domain, [=] __device__(int i, int j, int k) { a(i, j, k) = eos(d) + cc; }); }
    void advance2() { auto a = state.array(); amr::For(domain, [=] __device__(int i, int j, int k) { a(i, j, k) = heos(1) + cfl; }); }
};
void b9(Level &l) { l.advance(); l.advance2(); }
