// std: 17
// members of class templates with overloads for both sides: the number of arguments, or types that no parameter changes, choose
template <int d> struct Countwise {
  int v[3];
  __host__ __device__ Countwise(int a) : v{a, a, a} {}
  __host__ __device__ int least() const { return v[0]; }
  Countwise &least(const Countwise &o) { return *this; }
  int most() const { return v[0]; }
  __host__ __device__ Countwise &most(const Countwise &o) { return *this; }
  Countwise operator+(int a) const { return *this; }
  __host__ __device__ Countwise operator+(const Countwise &o) const { return *this; }
  __host__ __device__ Countwise operator-(int a) const { return *this; }
  Countwise operator-(const Countwise &o) const { return *this; }
  __host__ __device__ Countwise operator-() const { return *this; }
  int at(int a) const { return v[a]; }
  __host__ __device__ int at(const char *s) const { return v[0]; }
};
template <int d> __host__ __device__ inline int countwise_least(const Countwise<d> &a, const Countwise<d> &b) {
  Countwise<d> p(a);
  p.least(b);
  return p.least();
}
template <int d> __host__ __device__ inline int countwise_most(const Countwise<d> &a, const Countwise<d> &b) {
  Countwise<d> p(a);
  p.most(b);
  return p.most();
}
template <int d> struct Boxwise {
  Countwise<d> low, high;
  __host__ __device__ Countwise<d> length() const { return high - low; }
  __host__ __device__ Countwise<d> moved() const { return high + 1; }
  __host__ __device__ Countwise<d> both() const { return (high + low) - 1; }
  __host__ __device__ Countwise<d> negative() const { return -high; }
  __host__ __device__ int value() const { return low.at(1) + low.at("a"); }
};
__global__ void countwise_used(int *o) {
  Countwise<3> a(1);
  Boxwise<3> b{a, a};
  o[0] = countwise_least(a, a) + countwise_most(a, a);
  o[1] = b.length().v[0] + b.moved().v[0] + b.both().v[0] + b.negative().v[0] + b.value();
}
// A parameter of the template decides.
template <class T> struct Whichwise {
  T v;
  int take(int) const { return 1; }
  __host__ __device__ int take(T) const { return 2; }
  __host__ __device__ int take(T, int) const { return 2; }
};
template <class T> __host__ __device__ inline int whichwise_take(const Whichwise<T> &w, T t) {
  return w.take(t) + w.take(t, 1);
}
template <class T> __host__ __device__ inline int whichwise_number(const Whichwise<T> &w) { return w.take(1); }
__global__ void whichwise_used(int *o) {
  Whichwise<double> w{1.0};
  o[0] = whichwise_take(w, 1.0);
  o[1] = whichwise_number(w);
  Whichwise<char> x{'a'};
  o[2] = whichwise_take(x, 'a');
}
