// std: 17
// The same for types of every form.
namespace other { struct Via {}; template <class T> struct Pair { T t; }; inline namespace v1 { struct Inl {}; } }
struct Global { int v; };
namespace amrex {
using other::Via;
using namespace other;
struct Orientation { int v; enum E { one }; static const int k = 2; };
template <class T> struct Tuple { T t; };
template <class T, int N> struct Arr { T t; };
template <class T> using Al = Tuple<T>;
template <template <class> class T> struct Holds {};
using Real = double;
enum Kind { k0 };
const int five = 5;
namespace { struct Hidden {}; }
inline namespace v2 { struct Inl2 {}; }
template <class F> void run(F f);
template <class MF> struct Base { int b; };
template <class MF> struct Derived : public Base<MF> {
  void a(Tuple<MF> t, Tuple<Tuple<MF>> u, Tuple<Real> *v, Tuple<Real> (&w)[3], void (*cb)(Orientation), const Orientation &o, int n) { run([=] __device__ { (void)n; }); }
  void b(Via v, Pair<int> p, Pair<MF> q, Inl i, Inl2 j, Hidden h, int n) { run([=] __device__ { (void)n; }); }
  void c(Arr<int, five> x, Arr<MF, five> y, Al<int> z, Al<MF> zz, Holds<Tuple> h, int n) { run([=] __device__ { (void)n; }); }
  template <Kind K, class T, template <class> class TT> void d(T t, TT<Real> x, Tuple<T> y) { run([=] __device__ { (void)t; }); }
  template <class... Ts> void e(Tuple<Ts>... t) { int n = 1; run([=] __device__ { (void)n; }); }
  void f(decltype(Orientation{}) t, typename MF::type u, decltype(five) z, Orientation m[Orientation::k], int (Orientation::*pm), int n) { run([=] __device__ { (void)n; }); }
  void g(::amrex::Orientation t, struct Orientation u, int n) { run([=] __device__ { (void)n; }); }
  Real h(int n) { run([=] __device__ { (void)n; }); return 0; }
  auto i(int n) -> Real { run([=] __device__ { (void)n; }); return 0; }
  Tuple<Real> operator()(Orientation o, int n) { run([=] __device__ { (void)n; }); return {}; }
  operator Orientation() { int n = 0; run([=] __device__ { (void)n; }); return {}; }
  struct Inner {}; using Of = typename MF::type;
  void k(Tuple<Inner> a, Tuple<Of> b, Tuple<Derived> e, Al<Of> f, int n) { run([=] __device__ { (void)n; }); }
  void j(int n) { struct L { void m(Orientation o) { } }; using Lo = Orientation; run([=] __device__ (Lo o, Orientation p) -> Lo { (void)n; return o; }); run([=] __device__ () -> const Orientation & { (void)n; static Orientation o; return o; }); }
};
}
