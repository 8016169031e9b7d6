// std: 17
// instantiated: deduction_guides
template <class T> struct W { W(T t) { init(t); } void init(T t) { auto l = [t] __device__ () {}; } };
template <class T> W(T) -> W<T>;
void g() { struct L {}; W<L> w(L{}); W w2(L{}); }
