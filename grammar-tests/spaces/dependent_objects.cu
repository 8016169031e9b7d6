// std: 17
// Calls on objects in templates: what depends on parameters is not looked at before it is instantiated.
#define HD __host__ __device__
struct P { __device__ int go() const { return 1; } __device__ static int st() { return 1; } };
template <class T> struct W { __device__ int go() const { return 1; } __device__ static int st() { return 1; } P p; HD W &self() { return *this; } };
template <class T> struct C {
  struct In { __device__ int go() const { return 1; } };
  P p;
  W<T> w;
  W<int> wi;
  In in;
  P *pp;
  W<T> *pw;
  HD int a() const { return p.go(); }
  HD int b() const { return w.go(); }
  HD int c() const { return wi.go(); }
  HD int d() const { return in.go(); }
  HD int f() const { return this->w.go(); }
  HD int g() const { return pp->go(); }
  HD int h() const { return pw->go(); }
  HD int i() const { return W<T>::st(); }
  HD int k() const { return w.self().go(); }
  HD int l() const { return W<T>().go(); }
  HD int m() const { W<T> x; return x.go(); }
  HD int n() const { return (*this).p.go(); }
  HD int q(const C &other) const { return other.w.go(); }
};
template <class T> HD int fr(W<T> x, W<T> *y, P z, T t) {
  x.go();
  y->go();
  (*y).go();
  x.self().go();
  x.p.go();
  y->p.go();
  z.go();
  W<T>().go();
  W<T>{}.go();
  W<int>().go();
  W<T> v[2];
  v[0].go();
  W<T>::st();
  P u[2]; 
  u[int(t)].go();
  return 1;
}
template <class T, int N> struct Vector {
  T v[N];
  __device__ static constexpr int size() { return N; }
  __device__ int count() const { return N; }
  HD int own() const { return count(); }
  HD int own2() const { return this->count(); }
};
template <class T, int N> HD T dot(const Vector<T, N> &x, Vector<T, N> y) {
  int s = x.size();
  int c = x.count();
  int d = y.count();
  auto z = y;
  int e = z.count();
  auto &w = x;
  int f = w.count();
  return s;
}
struct View {
  template <class U> __device__ U element(int i) const { return U(i); }
};
template <class R> struct Compare {
  View view;
  HD bool operator()(int i) {
    using Own = typename R::rep;
    auto a = view.element<Own>(i);
    auto b = view.element<R>(i);
    auto c = view.element<int>(i);
    return true;
  }
};
