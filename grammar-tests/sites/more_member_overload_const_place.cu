// std: 17
// A member of a class template defined outside: the overload is told by its types, however `const` is placed.
struct Box { int lo; };
struct Dest { int i; };
template <class X> struct Arr { X *p; };
template <class T> struct Fab {
  template <int R> void set(T const &x, const Box &bx, int d, int n) noexcept;
  template <int R> void set(T const &x, Box const &bx, Dest d, Dest n) noexcept;
  void arr(Arr<T const> const &a, int n);
  void arr(Arr<T const> const *a, Dest n);
};
template <class T> template <int R> void Fab<T>::set(T const &x, const Box &bx, Dest d, Dest n) noexcept {
  auto f = [=] __device__ { return d.i; };
}
template <class T> template <int R> void Fab<T>::set(const T &x, const Box &bx, int d, int n) noexcept {
  auto f = [=] __device__ { return d; };
}
template <class T> void Fab<T>::arr(const Arr<const T> *a, Dest n) { auto f = [=] __device__ { return n.i; }; }
template <class T> void Fab<T>::arr(const Arr<const T> &a, int n) { auto f = [=] __device__ { return n; }; }
