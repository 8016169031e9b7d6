// std: 17
// captures of dependent type: local, private, arrays of too many dimensions, not assignable
struct Fixed { const int n = 0; };
class C {
  struct P { int v; };
 public:
  static void go();
};
template <class T> void local(T v) {
  auto op = [v] __device__ () { (void)v; };
  (void)op;
}
template <class T> void implicit(T v) {
  T w = v;
  auto op = [=] __device__ () {
    (void)w;
  };
  (void)op;
}
template <class T> void rank() {
  T a[2][2] = {};
  auto op = [a] __device__ () { (void)a; };
  (void)op;
}
template <class T> void assign() {
  T a[2] = {};
  auto op = [a] __device__ () { (void)a; };
  (void)op;
}
template <class T> void alias(T *p) {
  using X = T;
  X *q = p;
  auto op = [q] __device__ () { (void)q; };
  (void)op;
}
void C::go() { alias((P *)nullptr); implicit(P{}); }
void f() {
  struct L {};
  local(L{});
  rank<int[1][1][1][1][1][1]>();
  assign<Fixed>();
}
