// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
template <class T> struct Box { T t; };
struct od1 { struct w_ { int r; struct x_ {}; typedef int y_; }; enum e_ { e }; using a_ = w_; class k_ {}; enum class s_ { p };
  void g1(w_ q, int w_) { eat([=] __device__ { return w_; }); }
  w_ g2(int w_) { eat([=] __device__ { return w_; }); throw 1; }
  void g4(int w_::*p, int w_) { eat([=] __device__ { return w_; }); }
  void g5(w_::x_ q, w_::y_ r, int w_) { eat([=] __device__ { return w_; }); }
  void g7(k_ q, int k_) { eat([=] __device__ { return k_; }); }
  void g8(k_ (*q)(k_), int k_) { eat([=] __device__ { return k_; }); }
  void g9(s_ q, int s_) { eat([=] __device__ { return s_; }); }
  void h1(w_ q, int w_);
  e_ h2(int e_) { eat([=] __device__ { return e_; }); throw 1; }
  static void h5(w_ w_) { eat([=] __device__ { }); }
  void h6(const w_ *const *w_) const noexcept { eat([=] __device__ { }); }
};
void od1::h1(w_ q, int w_) { eat([=] __device__ { return w_; }); }
struct od3 : od1 { void f(w_ w_) { eat([=] __device__ { return 1; }); } void f2(e_ e_) { eat([=] __device__ { return 1; }); } };
template <class T> struct od2 { struct w_ { int r; }; enum e_ { e }; using a_ = w_; template <class U> struct t_ {};
  void g1(w_ q, int w_) { eat([=] __device__ { return w_; }); }
  w_ g2(int w_) { eat([=] __device__ { return w_; }); throw 1; }
  void g3(e_ q, int e_) { eat([=] __device__ { return e_; }); }
  e_ g4(int e_) { eat([=] __device__ { return e_; }); throw 1; }
  void g7(t_<int> q, int t_) { eat([=] __device__ { return t_; }); }
};
struct od4 { struct w_ { int r; }; enum e_ { e }; using a_ = w_; union u_ { int q; }; template <class T> struct t_ { T t; };
  void f0(w_ w_) { eat([=] __device__ { return w_.r; }); }
  void f1(e_ e_, int w_) { eat([=] __device__ { return w_; }); }
  void f2(w_ *w_) { eat([=] __device__ { return w_; }); }
  void f3(const w_ &w_, struct w_ *q) { eat([=] __device__ { return w_; }); }
  void f4(od4::w_ w_) { eat([=] __device__ { return w_; }); }
  void f6(u_ u_) { eat([=] __device__ { return u_; }); }
  void f7(t_<int> t_) { eat([=] __device__ { return t_; }); }
  template <class T> struct Q_ { T w; void go(w_ w_) { eat([=] __device__ { return w_.r; }); } };
  template <class T> void m1(w_ w_, T t) { eat([=] __device__ { return w_.r; }); }
  struct I { void go(w_ w_) { eat([=] __device__ { return w_.r; }); } };
};
template <class T> struct od5 { struct w_ { int r; }; enum e_ { e }; using a_ = w_;
  void f0(w_ w_) { eat([=] __device__ { return w_.r; }); }
  void f1(e_ e_, int w_) { eat([=] __device__ { return w_; }); }
  void f2(w_ *w_) { eat([=] __device__ { return w_; }); }
  struct I { void go(w_ w_) { eat([=] __device__ { return w_.r; }); } };
};
