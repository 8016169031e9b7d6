// std: 17
// private classes defined out of their class, with members defined further out
class A {
  class P;
  template <class T> struct Q;
 public:
  class R;
  struct { void f() { auto l = [] __device__ () {}; } } anon;
};
class A::P { public: void f(); struct X { void g(); }; };
void A::P::f() { auto l = [] __device__ () {}; }
void A::P::X::g() { auto l = [] __device__ () {}; }
class A::R { public: void f() { auto l = [] __device__ () {}; } };
