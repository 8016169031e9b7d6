// std: 17
// The same in namespaces, with using-declarations and aliases.
template<class F> void f(F);
template<class T> struct D0 { int dep() const; };
namespace n {
struct B { int fn() const; struct In { int in() const; }; };
template<class T> struct S { int sp() const; };
namespace { struct U { int un() const; }; }
namespace m { struct W { int wf() const; }; }
template<class T> struct C : B, S<int>, U, m::W, B::In {
  void g() {
    f([v = fn()] __device__ () { return v; });
    f([v = wf()] __device__ () { return v; });
    f([v = fn() + 1] __device__ () { return v; });
    f([v = -fn()] __device__ () { return v; });
  }
};
template<class T> struct E : B, S<int>, D0<T>, U, m::W, B::In {
  void g() {
    f([v = fn()] __device__ () { return v; });
    f([v = wf()] __device__ () { return v; });
  }
};
struct Plain { template<class T> void g(T) ; template<class T> struct N : B { void g() { f([v = fn()] __device__ () { return v; }); } }; };
struct Q : B { template<class T> void g(T) { f([v = fn()] __device__ () { return v; }); f([v = this->fn()] __device__ () { return v; }); } };
template<class T> struct R : B { using B::fn; void g() { f([v = fn()] __device__ () { return v; }); f([v = this->fn()] __device__ () { return v; }); } };
template<class T> struct V : B { int fn() const; void g() { f([v = fn()] __device__ () { return v; }); f([v = this->fn()] __device__ () { return v; }); } };
typedef B BB;
template<class T> struct X : BB { void g() { f([v = fn()] __device__ () { return v; }); f([v = BB::fn()] __device__ () { return v; }); } };
template struct C<int>; template struct E<int>; template struct R<int>; template struct V<int>; template struct X<int>;
template struct Plain::N<int>;
}
