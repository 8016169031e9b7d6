// std: 17
// member templates: of a class, static, of a class template, called through this
struct A {
  template <class T> void run(T) { auto op = [] __device__ () {}; (void)op; }
  template <class T> static void make() { auto op = [] __device__ () {}; (void)op; }
  template <class T> void own(T) { auto op = [] __device__ () {}; (void)op; }
  void go() { struct M {}; own(M{}); this->own(M{}); }
};
template <class U> struct B {
  template <class T> void run(T) { auto op = [] __device__ () {}; (void)op; }
};
void f() {
  struct L {};
  A a;
  a.run(L{});
  A::make<L>();
  B<int>{}.run(L{});
}
