// std: 17
// 20147: `this` in members of private and protected nested classes, defined in and outside of them
template <class F> void run(F f);
class A {
  class B { public: int x; void f() { run([=] __device__ () { return x; }); } void g(); void k() { run([this] __device__ () { return 1; }); } void m() { run([*this] __device__ () { return x; }); } void n() { run([=] __host__ __device__ () { return x; }); } void none() { run([=] __device__ () { return 1; }); } };
 protected:
  struct P { int x; void f(); template <class T> void t(T v) { run([=] __device__ () { return x; }); } };
 public:
  struct Q { private: struct R { int x; void f(); struct S { int x; void f(); }; }; };
  template <class T> struct V { int x; void f(); };
 private:
  template <class T> struct W { int x; void f() { run([=] __device__ () { return x; }); } };
};
void A::B::g() { run([=] __device__ () { return x; }); }
void A::P::f() { run([=] __device__ () { return x; }); }
void A::Q::R::f() { run([=] __device__ () { return x; }); }
void A::Q::R::S::f() { run([=] __device__ () { return x; }); }
template <class T> void A::V<T>::f() { run([=] __device__ () { return x; }); }
