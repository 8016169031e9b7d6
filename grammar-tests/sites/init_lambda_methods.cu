// std: 20
// Member functions that a lambda in an initialiser calls: in templates those of the class itself stay as they are.
template <class F> int eat(F f) { return 0; }
struct B { int b; __host__ __device__ int bf() const { return 1; } };
template <class T> struct C : B {
  T m_;
  __host__ __device__ int val_() const { return 1; }
  __host__ __device__ int own(int a) const;
  void go(int u) {
    eat([a = eat([this] { return own(1) + m_; }), b = eat([=] { return val_(); })] __device__ { });
    eat([a = eat([=] { return B::bf(); }), b = eat([=] { return this->val_(); })] __device__ { });
  }
};
struct D : B {
  int m_;
  __host__ __device__ int val_() const { return 1; }
  void go() { eat([a = eat([=] { return B::bf() + val_(); }), b = eat([this] { return D::val_() + m_; })] __device__ { }); }
};
