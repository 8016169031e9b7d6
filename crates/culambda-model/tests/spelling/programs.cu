// std: 17
// signatures as they stand in programs
#include <initializer_list>
#include <vector>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <cstdint>
namespace amrex { typedef double Real; template <class T> struct Array4 { T *p; }; struct Box {}; template <class T> struct Vector {}; struct MultiFab { struct Iter {}; template <class U> struct Sub {}; static constexpr int dim = 3; }; template <class T, int N> struct GpuArray {}; using IntVect = GpuArray<int, 3>; struct RunOn { enum Kind { Cpu, Gpu }; }; }
namespace Kokkos { template <class... P> struct View {}; struct LayoutLeft {}; struct Cuda { struct Space {}; }; template <int R> struct Rank {}; }
void r1(amrex::Box const& bx, amrex::Array4<amrex::Real const> const& a, amrex::Array4<amrex::Real> const &b, int const* const p, amrex::Vector<amrex::Real> const * const q, amrex::GpuArray<amrex::Real,3> const&, amrex::Real const (&arr)[3], unsigned const n, amrex::RunOn::Kind k = amrex::RunOn::Gpu) { auto l = [] __device__ () {}; }
template <class T> void r2(Kokkos::View<T**, Kokkos::LayoutLeft, Kokkos::Cuda::Space> v, Kokkos::View<const T*[3], Kokkos::Cuda> w, Kokkos::View<T> const &x, Kokkos::View<double ***> y, Kokkos::View<int[4]> z, Kokkos::Rank<2> r) { auto l = [] __device__ () {}; }
void r3(std::function<void(int)> cb, std::function<int(const std::string &, char)> const &f, std::unique_ptr<float[]> u, std::vector<std::pair<int, std::string>> &&v, std::tuple<int, float, char> t, std::shared_ptr<std::vector<int>> s, std::array<std::array<double, 3>, 4> &m, const std::vector<bool>::reference *br, std::vector<int>::const_iterator it) { auto l = [] __device__ () {}; }
template <typename T, typename U = std::vector<T>, std::size_t N = 4> auto r4(const std::array<T, N> &a, U &&u, T (*f)(const T &, std::size_t), T (&g)(T), std::uint32_t h, uint8_t *i) -> typename std::enable_if<std::is_floating_point<T>::value && (N > 2), std::vector<T>>::type { auto l = [] __device__ () {}; return {}; }
template <class F, class... Args> auto r5(F &&f, Args &&... args) -> decltype(std::forward<F>(f)(std::forward<Args>(args)...)) { auto l = [] __device__ () {}; return f(args...); }
template <class F, class... Args> typename std::result_of<F(Args...)>::type r6(F f, std::tuple<Args...> const &t, void (*cb)(Args..., int), std::function<void(Args...)> g) { auto l = [] __device__ () {}; return f(); }
template <class T, std::enable_if_t<std::is_integral<T>::value, bool> = true> void r7(T t) { auto l = [] __device__ () {}; }
template <template <class, class> class V, class T, class A> void r8(const V<T, A> &v, V<V<T, A>, A> *w) { auto l = [] __device__ () {}; }
enum class Dir : unsigned char { x, y }; template <Dir D, bool B = false> struct Sweep { template <Dir E> void go(Sweep<E, B> &o, Sweep<Dir::y> *p, const Sweep &q) const volatile noexcept { auto l = [] __device__ () {}; } Sweep &operator=(const Sweep &) = default; static Sweep *make(Sweep<D, !B> x) { auto l = [] __device__ () {}; return nullptr; } };
namespace sim { class Solver { public: using Field = std::vector<double>; struct Params { int n; double dt; }; enum Mode { A, B }; void step(const Params &p, Field &f, Mode m = A, double *__restrict__ out = nullptr) const; static Params defaults(); private: Field f_; }; }
void sim::Solver::step(const Params &p, Field &f, Mode m, double *__restrict__ out) const { auto l = [] __device__ () {}; }
sim::Solver::Params sim::Solver::defaults() { auto l = [] __device__ () {}; return {}; }
extern "C" void r9(void *ctx, int (*cmp)(const void *, const void *), char *(*names)[4], const char *fmt, ...) { auto l = [] __device__ () {}; }
inline double *const &r10(double *const &x, volatile int *const volatile y, int (*const fp)(int), int *restrict_) { auto l = [] __device__ () {}; return x; }
struct Big { int (Big::*pm)(int) const; double (*table[3])(double); template <class T> T get(T Big::*m, T (Big::*f)() const) { auto l = [] __device__ () {}; return T(); } Big *operator->() const { auto l = [] __device__ () {}; return nullptr; } int (*fn(int a))(char) { auto l = [] __device__ () {}; return nullptr; } int (&arr())[3] { auto l = [] __device__ () {}; static int a[3]; return a; } };
using Callback = void (*)(int, void *); typedef double Matrix[3][3]; void r11(Callback cb, const Matrix &m, Matrix n, Callback *p, decltype(sizeof(int)) s, std::nullptr_t z, Matrix const *const q) { auto l = [] __device__ () {}; }
template <class T> struct Node { struct Link { Node *n; typename Node<T>::Link *next; void hop(Link l, Node n, Node<T> m, typename Node::Link o, Node<T *> p) { auto ll = [] __device__ () {}; } }; friend void touch(Node &n, Link l) { auto ll = [] __device__ () {}; } template <class U> Node<U> conv(Node<U> n, const typename Node<U>::Link &l) const && { auto ll = [] __device__ () {}; return n; } };
void r12(struct tm *t, class Undefined &u, enum Dir d, std::initializer_list<int> il, const unsigned long long int x, long unsigned y, signed char c, wchar_t w, __int128 big) { auto l = [] __device__ () {}; }
