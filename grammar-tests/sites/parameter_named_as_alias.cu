// std: 17
// A parameter of a class template hides an alias outside, wherever that is declared.
struct Host { typedef int device_type; };
namespace n {
template <class T, class D> struct View { T *p; };
template <class T, class S> class Base {
 public:
  typedef View<int, typename S::device_type> kk;
};
template <class T, class S> class D : public Base<T, S> {
 public:
  using typename Base<T, S>::kk;
  void f(kk a);
};
template <class F> void launch(F f) {}
template <class T, class S> void D<T, S>::f(kk a) {
  launch([=] __host__ __device__(int i) { (void)a; });
}
}
typedef Host S;
