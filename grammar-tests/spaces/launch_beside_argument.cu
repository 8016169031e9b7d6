// std: 17
// A template that launches a kernel, and another one that only the class of an argument brings in and that fits better.
namespace other {
struct queue { int depth; };
template <class T> struct holder { T *held; };
inline namespace v1 { struct stream { int id; }; }
template <class Q, class F> void forms(const holder<Q> &, int n, const F &f) { f(n); }
template <class F> void forms(queue &, int n, const F &f) { f(n); }
template <class F> void forms(stream &, int n, const F &f) { f(n); }
}  // namespace other

struct row : other::queue {};

template <class F> __global__ void each(int n, F f) { f(n); }
template <class Q, class F> void forms(const Q &, int n, const F &f) { each<<<1, 1>>>(n, f); }

void calls(other::queue &queue, other::holder<int> holder, other::stream &stream, row of_row, int n) {
  forms(queue, n, [=](int i) {});
  forms(stream, n, [=](int i) {});
  forms(holder, n, [=](int i) {});
  forms(of_row, n, [=](int i) {});
  forms(&n, n, [=](int i) {});
  ::forms(queue, n, [=](int i) {});
}
