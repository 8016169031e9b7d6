// std: 17
// call operators, constructors and destructors, conversion of class templates
struct F { template <class T> void operator()(T v) const { auto op = [v] __device__ () { (void)v; }; (void)op; } };
template <class T> struct G { void operator()() const { T v{}; auto op = [v] __device__ () { (void)v; }; (void)op; } };
template <class T> void apply(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class T> struct Ctor { Ctor(T v) { apply(v); } };
template <class T> void via(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class T> struct Init { int n = 0; Init(T v) : n((via(v), 1)) {} };
void f() {
  struct L {};
  F call;
  call(L{});
  F{}(1);
  G<L> g;
  g();
  Ctor<L> c(L{});
  Init<L> i{L{}};
}
