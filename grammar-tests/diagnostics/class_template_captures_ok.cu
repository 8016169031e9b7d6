// std: 17
// the class is instantiated with such a type, the member function with the lambda is not
template <class T> struct S {
  T value;
  void run() { T v = value; auto op = [v] __device__ () { (void)v; }; (void)op; }
  void other() {}
};
void f() {
  struct L {};
  S<L> s{};
  s.other();
  S<int> i{};
  i.run();
}
