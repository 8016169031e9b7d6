// std: 17
namespace n { template <class T, class A = int> struct Vec { T t; struct It { }; using vt = T; }; struct Pl { }; using na = Pl; template <class T> using Va = Vec<T>; }
using n::Pl; 
template <class F> int run(F f);
template <class T> struct One { using type = T; };
struct NonT { using v = n::Vec<int>; using p = n::Pl; using w = n::na; using q = n::Vec<int>::It; using u = Pl; using va = n::Va<int>; using pp = n::Pl *; using r = typename n::Vec<int>::vt; using rr = const n::Pl &;
  void f1(One<v>) { run([=] __device__ {}); }
  void f2(One<p>) { run([=] __device__ {}); }
  void f3(One<w>) { run([=] __device__ {}); }
  void f4(One<q>) { run([=] __device__ {}); }
  void f5(One<u>) { run([=] __device__ {}); }
  void f6(One<va>) { run([=] __device__ {}); }
  void f7(One<pp>) { run([=] __device__ {}); }
  void f8(One<r>) { run([=] __device__ {}); }
  void f9(One<rr>) { run([=] __device__ {}); }
};
template <class M> struct Tm { using v = n::Vec<M>; using p = n::Pl; using w = n::na; using q = typename n::Vec<M>::It; using u = Pl; using va = n::Va<M>; using pp = n::Pl *; using r = typename n::Vec<int>::vt; using vi = n::Vec<int>; using a2 = v; using dd = decltype(M()); using ar = M[3]; using k = One<v>; using arr = n::Vec<M, typename M::x>; using self = Tm; using self2 = Tm<M>; using self3 = Tm<int>; enum E1 { x }; using ev = E1; struct Ne { }; using ne = Ne; using net = n::Vec<Ne>;
  void f1(One<v>) { { run([=] __device__ {}); } }
  void f2(One<p>) { { run([=] __device__ {}); } }
  void f3(One<w>) { { run([=] __device__ {}); } }
  void f4(One<q>) { { run([=] __device__ {}); } }
  void f5(One<u>) { { run([=] __device__ {}); } }
  void f6(One<va>) { { run([=] __device__ {}); } }
  void f7(One<pp>) { { run([=] __device__ {}); } }
  void f8(One<r>) { { run([=] __device__ {}); } }
  void f9(One<vi>) { { run([=] __device__ {}); } }
  void g1(One<a2>) { { run([=] __device__ {}); } }
  void g2(One<dd>) { { run([=] __device__ {}); } }
  void g3(One<ar>) { { run([=] __device__ {}); } }
  void g4(One<k>) { { run([=] __device__ {}); } }
  void g5(One<arr>) { { run([=] __device__ {}); } }
  void g6(One<self>) { { run([=] __device__ {}); } }
  void g7(One<self2>) { { run([=] __device__ {}); } }
  void g8(One<self3>) { { run([=] __device__ {}); } }
  void g9(One<ev>) { { run([=] __device__ {}); } }
  void h1(One<ne>) { { run([=] __device__ {}); } }
  void h2(One<net>) { { run([=] __device__ {}); } }
  void h3(One<typename v::vt>) { { run([=] __device__ {}); } }
  void h4(One<typename vi::It>) { { run([=] __device__ {}); } }
};
