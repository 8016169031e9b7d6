// std: 17
// access of out-of-class definitions: overloads, templates, nested classes, typedefs, trailing returns
namespace n {
template <class T> class A {
  void f(T);
  template <class U> void g(U);
 public:
  void f(T *);
  template <class U> void g(U *);
  class In { public: void k(); void operator()(int); static int s(); private: void k(int); };
 protected:
  typedef int I;
  I h(I);
};
template <class T> void A<T>::f(T) { auto l = [] __device__ () {}; }
template <class T> void A<T>::f(T *) { auto l = [] __device__ () {}; }
template <class T> template <class U> void A<T>::g(U) { auto l = [] __device__ () {}; }
template <class T> template <class U> void A<T>::g(U *) { auto l = [] __device__ () {}; }
template <class T> void A<T>::In::k() { auto l = [] __device__ () {}; }
template <class T> void A<T>::In::k(int) { auto l = [] __device__ () {}; }
template <class T> void A<T>::In::operator()(int) { auto l = [] __device__ () {}; }
template <class T> int A<T>::In::s() { auto l = [] __device__ () {}; return 0; }
template <class T> typename A<T>::I A<T>::h(I) { auto l = [] __device__ () {}; return 0; }
}
struct B { private: auto t() -> int; auto u() const -> int; auto u() -> int; public: auto v() const -> int; auto v() -> int; int w() &; private: int w() &&; };
auto B::t() -> int { auto l = [] __device__ () {}; return 1; }
auto B::u() const -> int { auto l = [] __device__ () {}; return 1; }
auto B::v() const -> int { auto l = [] __device__ () {}; return 1; }
auto B::v() -> int { auto l = [] __device__ () {}; return 1; }
int B::w() & { auto l = [] __device__ () {}; return 1; }
int B::w() && { auto l = [] __device__ () {}; return 1; }
