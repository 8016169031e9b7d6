// std: 17
// captures whose type depends on the arguments of the enclosing class
struct Cell { Cell(int) {} int v = 0; };
template <class T> struct S {
  T value;
  void run() { T v = value; auto op = [v] __device__ () { (void)v; }; (void)op; }
  void array() { T a[1] = {value}; auto op = [a] __device__ () { (void)a; }; (void)op; }
};
void f() {
  struct L {};
  S<L> s{};
  s.run();
  S<Cell>{Cell(1)}.array();
  S<int> i{};
  i.run();
  i.array();
}
