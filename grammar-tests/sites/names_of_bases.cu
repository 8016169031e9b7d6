// std: 17
// The name that a base brings with it is written with its path and its template arguments.
template <class F> int eat(F f) { return 0; }
template <class T> struct Box { using type = T; T v; };
template <class D, class T> struct Cb { T f_; struct In {}; };
struct B0 { int b; struct Nest {}; };
struct u8 : Cb<u8, int> {
  void go(int m, Cb *y, Cb z, const Cb &w, Cb<u8, int> *v, Cb::In q) { eat([=] __device__ { }); }
  void two(Box<Cb> a) { eat([=] __device__ { }); }
};
namespace n1 {
template <class T> struct Nb { T t; };
struct d1 : Nb<int> { void go(Nb *y, Nb<long> *z) { eat([=] __device__ { }); } };
namespace n2 { struct d2 : Nb<long> { void go(Nb *y) { eat([=] __device__ { }); } }; }
struct B { struct N {}; };
struct D : B { void go(B *y, N z, B::N w) { eat([=] __device__ { }); } };
namespace m { struct E : D { void go(B *y, D *z) { eat([=] __device__ { }); } }; }
}
struct d4 : n1::Nb<char> { void go(Nb *y) { eat([=] __device__ { }); } };
struct d5 : B0 { void go(B0 *y, Nest z) { eat([=] __device__ { }); } };
struct d6 : n1::D { void go(B *y, D *z, N q) { eat([=] __device__ { }); } };
template <class T> struct d7 : n1::Nb<int> { void go(Nb *y) { eat([=] __device__ { }); } };
