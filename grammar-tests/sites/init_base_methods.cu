// std: 17
// Init-captures that call member functions of bases by their names alone, in class templates and outside.
template<class F> void f(F);
struct A0 { int q() const; };
struct B : A0 { int d; int fn() const; static int sf(); template<class U> int tf() const; int ov(int) const; int ov() const; };
struct G { int gg() const; };
template<class T> struct D0 { int dep() const; };
template<class T> struct C : B, D0<T>, G {
  int own() const; static int so();
  void g() {
    f([v = fn()] __device__ () { return v; });
    f([v = this->fn()] __device__ () { return v; });
    f([v = q()] __device__ () { return v; });
    f([v = this->q()] __device__ () { return v; });
    f([v = sf()] __device__ () { return v; });
    f([v = this->sf()] __device__ () { return v; });
    f([v = tf<int>()] __device__ () { return v; });
    f([v = this->template tf<int>()] __device__ () { return v; });
    f([v = ov(1)] __device__ () { return v; });
    f([v = ov()] __device__ () { return v; });
    f([v = own()] __device__ () { return v; });
    f([v = this->own()] __device__ () { return v; });
    f([v = gg() + fn()] __device__ () { return v; });
    f([v = this->dep()] __device__ () { return v; });
    f([v = B::fn()] __device__ () { return v; });
    f([v = A0::q()] __device__ () { return v; });
    f([v = B::q()] __device__ () { return v; });
    f([v = this->B::q()] __device__ () { return v; });
    f([v = this->A0::q()] __device__ () { return v; });
    f([v = C::own()] __device__ () { return v; });
    f([v = this->d] __device__ () { return v; });
    f([v = d] __device__ () { return v; });
  }
};
struct P : B, G {
  void g() {
    f([v = fn()] __device__ () { return v; });
    f([v = this->fn()] __device__ () { return v; });
    f([v = q()] __device__ () { return v; });
    f([v = B::q()] __device__ () { return v; });
    f([v = this->B::q()] __device__ () { return v; });
    f([v = gg()] __device__ () { return v; });
  }
};
template struct C<int>;
