// std: 17
// Destructors and constructors that are named with the arguments of their class template.
template <class F> void run(F f) {}
template <typename T> class K {
 public:
  K<T>(int a) : v(a) {}
  ~K<T>() {}
  template <typename S> void eval(const int *p, S &s);
  void f() { run([=] __device__ () { return v; }); }
  T v;
};
template <class T, int N> struct L {
  virtual ~L<T, N>();
  void f(T *t) { run([=] __device__ () { return t; }); }
};
template <class T, int N> L<T, N>::~L<T, N>() {}
template <class T, class U> struct M {
  ~M<T, U>() { U u; }
  void f(T *t) { t->~T(); this->~M<T, U>(); int n = 1; run([=] __device__ () { return n; }); }
};
template <typename T>
template <typename S> void K<T>::eval(const int *p, S &s) {
  run([=] __host__ __device__ (int i) { (void)p[i]; });
}
