// std: 17
// using base::b, where base is an alias of the base in the class.
template <class F> int eat(F f) { return 0; }
template <class T> int by(const T &);
template <class T> struct B { using vt_ = T; T b_; struct Nest { T a; }; };
template <class T> struct D : B<T> {
  using base = B<T>;
  using base::b_;
  void go(T x, typename base::Nest y, const base &z) { eat([=] __device__ { return by(b_) + by(x) + by(y); }); }
};
struct P { int p; };
struct E : P {
  using base = P;
  using base::p;
  void go(int x) { eat([=] __device__ { return p + x; }); }
};
