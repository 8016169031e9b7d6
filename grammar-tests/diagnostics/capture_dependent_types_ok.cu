// std: 17
// the same with types that are fine
struct Fixed { int n = 0; };
template <class T> void local(T v) { auto op = [v] __device__ () { (void)v; }; (void)op; }
template <class T> void rank() { T a[2][2] = {}; auto op = [a] __device__ () { (void)a; }; (void)op; }
template <class T> void assign() { T a[2] = {}; auto op = [a] __device__ () { (void)a; }; (void)op; }
template <class T> void unused() { struct L {} v; auto op = [v] __device__ () { (void)v; }; (void)op; }
void f() {
  local(Fixed{});
  rank<int[1][1][1][1][1]>();
  assign<Fixed>();
}
