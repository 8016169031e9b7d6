// std: 17
// an explicit specialisation is no instantiation
class C { 
  struct P {};
 public:
  static void go();
  friend struct F;
};
template <class T> struct Tag { };
template <class T> void apply(T) { auto op = [] __device__ () {}; (void)op; }
template <> void apply<int>(int) { auto op = [] __device__ () {}; (void)op; }
void f() { apply(1); apply(2.0); }
