// std: 17
// calls in initialisers at namespace scope, default arguments and default member initialisers
class C {
  struct P {};
 public:
  static P make() { return P{}; }
};
template <class T> int a(T) { auto op = [] __device__ () {}; (void)op; return 0; }
template <class T> int b(T) { auto op = [] __device__ () {}; (void)op; return 0; }
int n = a(C::make());
struct D { int m = b(C::make()); };
D d;
