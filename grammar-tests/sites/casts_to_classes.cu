// std: 17
// Casts that make an object are written as such where they are the whole initialiser.
template <class F> int run(F f) { return 0; }
namespace lib {
struct A {
  int m;
  A();
  A(int);
  A(int, double);
  explicit operator bool() const;
  A operator+(const A &) const;
  int f();
};
struct B { int q; };
struct P { P(double); P(A); };
struct S { explicit S(int); };
using AA = A;
template <class T> struct V { V(T); };
} // namespace lib
using namespace lib;
using fp = int (*)(int);
struct G { G(int); };
enum En { e1 };
union Un { int a; Un(int); };
typedef double dbl;
template <class T> struct W { typedef T type; struct In { In(int); }; };
struct H { H(A); };
int take(A);
template <class T> T mk(T);
void g(int n, A a, fp f1, double d, B b, bool t) {
  run([q = static_cast<A>(f1(n))] __device__ { return 0; });
  run([q = static_cast<A>(1)] __device__ { return 0; });
  run([q = static_cast<A>(a)] __device__ { return 0; });
  run([q = static_cast<const A>(n)] __device__ { return 0; });
  run([q = static_cast<A &>(a)] __device__ { return 0; });
  run([q = static_cast<lib::A>(n)] __device__ { return 0; });
  run([q = static_cast<AA>(n)] __device__ { return 0; });
  run([q = static_cast<P>(n)] __device__ { return 0; });
  run([q = static_cast<S>(n)] __device__ { return 0; });
  run([q = static_cast<V<int>>(n)] __device__ { return 0; });
  run([q = static_cast<G>(n)] __device__ { return 0; });
  run([q = static_cast<B>(b)] __device__ { return 0; });
  run([q = static_cast<bool>(a)] __device__ { return 0; });
  run([q = static_cast<En>(n)] __device__ { return 0; });
  run([q = static_cast<Un>(n)] __device__ { return 0; });
  run([q = static_cast<dbl>(n)] __device__ { return 0; });
  run([q = static_cast<W<A>::type>(n)] __device__ { return 0; });
  run([q = static_cast<W<int>::In>(n)] __device__ { return 0; });
  run([q = static_cast<const A &>(n)] __device__ { return 0; });
  run([q = (static_cast<A>(n))] __device__ { return 0; });
  run([q(static_cast<A>(n))] __device__ { return 0; });
  run([q = static_cast<A>(n).m + 1] __device__ { return 0; });
  run([q = take(static_cast<A>(n))] __device__ { return 0; });
  run([q = static_cast<A>(n) + a] __device__ { return 0; });
  run([q = t ? static_cast<A>(n) : a] __device__ { return 0; });
  run([q = H(static_cast<A>(n))] __device__ { return 0; });
  run([q = static_cast<int>(n)] __device__ { return 0; });
}
template <class T> void h(T tt, int n, A a) {
  run([q = static_cast<A>(n)] __device__ { return 0; });
  run([q = static_cast<A>(tt)] __device__ { return 0; });
  run([q = static_cast<V<int>>(n)] __device__ { return 0; });
  run([q = static_cast<V<T>>(n)] __device__ { return 0; });
  run([q = static_cast<T>(n)] __device__ { return 0; });
  run([q = mk(static_cast<A>(n))] __device__ { return 0; });
  run([q = static_cast<A>(tt).m] __device__ { return 0; });
}
