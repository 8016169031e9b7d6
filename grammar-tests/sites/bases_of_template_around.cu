// std: 17
// Bases that are classes of the template around are dependent.
template<class F> void f(F);
template<class T> struct C5 {
  struct B7 { int d; static int s; int bf(int q) const; };
  struct C6 : B7 { 
    void g() {
      f([=] __device__ () { return this->d; });
      f([=] __device__ () { return B7::d; });
      f([=] __device__ () { return B7::s; });
      f([=] __device__ () { return B7::bf(1); });
      f([=] __device__ () { return this->bf(1); });
    }
  };
  struct C7 { struct C8 : C6 { void g() { f([=] __device__ () { return this->d; }); } }; };
};
struct Out { struct B7 { int d; }; template<class T> struct M : B7 { void g() { f([=] __device__ () { return d; }); } }; };
template<class T> struct Z5 {
  struct B7 { int d; int bf(int q) const; };
  struct C6 : B7 { int own() const;
    void g() {
      f([v = B7::bf(2)] __device__ () { return v; });
      f([v = this->bf(2)] __device__ () { return v; });
      f([v = this->B7::bf(2)] __device__ () { return v; });
      f([v = own()] __device__ () { return v; });
      f([v = B7::d + 1] __device__ () { return v; });
    }
  };
};
template struct Z5<int>;
template struct C5<int>; template struct Out::M<int>;
