// std: 20
template <class F> int eat(F f) { return 0; }
template <class A, class B> struct Both { A a; B b; };
template <class T> struct One { T v; One(T t) : v(t) {} One(T t, int) : v(t) {} };
template <class T> struct Two { T v; };
namespace n { template <class T> struct Three { T v; }; template <class T> struct Four { T v; Four(T t) : v(t) {} }; }
void f(int k, double d) {
  eat([u = One(1)] __device__ { return u.v; });
  eat([u = One(k, 2)] __device__ { return u.v; });
  eat([u = Two{k}] __device__ { return u.v; });
  eat([u = n::Three{d}] __device__ { return u.v; });
  eat([u = n::Four(d)] __device__ { return u.v; });
  eat([u = One(k).v] __device__ { return u; });
  eat([u = Both{k, Two{d}}] __device__ { return u.a; });
  eat([u = Both{1, k}] __device__ { return u.a; });
  eat([u = One<int>(k, 1)] __device__ { return u.v; });
}
template <class T> void g(T t) {
  eat([u = One(1)] __device__ { return u.v; });
  eat([u = One(t)] __device__ { return u.v; });
  eat([u = Both{1, t}] __device__ { return u.a; });
}
template void g<int>(int);
