// std: 17
// the type of a lambda at namespace scope as template argument of the enclosing function, and in captures
template <class T> void plain(T v) { auto op = [] __device__ () {}; (void)op; }
template <class T> void device(T v) { auto op = [] __device__ () {}; (void)op; }
template <class T> void captured(T v) {
  auto op = [v] __device__ () { (void)v; };
  (void)op;
}
auto a = [](int n) { return n; };
auto b = [] __device__ (int n) { return n; };
struct S { static constexpr auto c = [](int n) { return n; }; };
void f() {
  plain(a);
  device(b);
  captured(a);
  auto copy = a;
  auto op = [copy] __device__ () { (void)copy; };
  (void)op;
  plain(S::c);
}
