// std: 17
// arguments of the enclosing class do not count, nor those of a class template that is not called
template <class U> struct S {
  void run() { auto op = [] __device__ () {}; (void)op; }
  template <class T> void with(T) { auto op = [] __device__ () {}; (void)op; }
};
void f() {
  struct L {};
  S<L> s;
  s.run();
  s.with(1);
}
