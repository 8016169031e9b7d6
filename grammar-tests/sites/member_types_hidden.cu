// std: 17
// A member type whose name a local variable or a parameter has is written with its class.
template <class F> int eat(F f) { return 0; }
struct P { int a; };
template <class T> struct Box {};
struct u8 {
  using P = long;
  struct Q {};
  void go(P p, Q q, Box<P> b) { eat([=] __device__ { }); int P = 1, Q = 2; }
  struct In { using R = int; void go(P p, Q q, R r) { eat([=] __device__ { }); int P = 1, Q = 2, R = 3; } };
};
namespace n {
struct u7 {
  using P = long;
  void go(P p) { eat([=] __device__ { }); int P = 1; }
  void four(P p) { eat([=] __device__ { }); struct P {}; eat([=] __device__ { }); }
  void out(P p);
};
}
void n::u7::out(P p) { eat([=] __device__ { }); int P = 1; }
struct u6 : u8 { void go(P p, Q q) { eat([=] __device__ { }); int P = 1, Q = 2; } };
