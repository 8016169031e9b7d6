// std: 17
// Variables whose initialiser reads like the parameter of a function: a call of what is no type.
#include <limits>
namespace mine { template <class T> struct limits { static constexpr T max() { return T(); } static constexpr T min(); typedef int kind; }; }
namespace lib { int make(); int one = 1; struct Type {}; enum E { first }; }
struct Made { static int value(); static const int constant = 2; struct Nested {}; int field; };
template <class T> struct Reduce { Reduce(T t) : v(t) {} T v; __device__ void min(T) const {} };
template <class F> void run(F f);
void calls(int n) {
  Reduce<int> a(std::numeric_limits<int>::max());
  Reduce<int> h(mine::limits<int>::max());
  Reduce<int> b(lib::make());
  Reduce<int> c(Made::value());
  Reduce<int> d(lib::one);
  Reduce<int> e(lib::first);
  Reduce<int> g(Made::constant);
  run([=] __device__ { a.min(1); b.min(2); c.min(3); d.min(4); e.min(5); g.min(n); h.min(7); });
}
void functions() {
  int a(lib::Type());
  int b(Made::Nested());
  run([=] __device__ { (void)&a; (void)&b; });
}
template <class T> void dependent(T t) {
  Reduce<T> a(std::numeric_limits<T>::max());
  Reduce<T> b(std::numeric_limits<T>::min());
  run([=] __device__ { a.min(t); b.min(t); });
}
