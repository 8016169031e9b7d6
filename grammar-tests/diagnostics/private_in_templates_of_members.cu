// std: 17
// the class itself has the template
class C {
  struct P { int v; };
 public:
  template <class T> void never(T) {
    P p{};
    auto op = [p] __device__ () { (void)p; };
    (void)op;
  }
};
