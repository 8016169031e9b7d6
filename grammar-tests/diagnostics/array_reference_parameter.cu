// std: 17
// arrays by value and by reference, captured in a template
struct Cell { Cell(int) {} int v = 0; };
template <class T> void by_value(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class T> void by_ref(T &v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class T> void init(T &v) { auto op = [w = v] __device__ () { (void)w; }; (void)op; }
template <class T> void list(T v) { auto op = [w = v] __device__ () { (void)w; }; (void)op; }
void f() {
  Cell a[2] = {1, 2};
  by_value(a);
  init(a);
}
