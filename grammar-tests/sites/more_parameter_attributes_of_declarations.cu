// std: 17
// Attributes of parameters: those of the declaration in the class and of the definition.
struct A {
  void both(int n, [[maybe_unused]] bool b) const;
  void inside(int n, [[maybe_unused]] bool b) const;
  void outside(int n, bool b) const;
};
void A::both(int n, [[maybe_unused]] bool b) const { auto f = [n] __device__ { return n; }; }
void A::inside(int n, bool b) const { auto f = [n] __device__ { return n; }; }
void A::outside(int n, [[maybe_unused]] bool b) const { auto f = [n] __device__ { return n; }; }
template <class T> struct B {
  void both(int n, [[maybe_unused]] bool b) const;
  void inside(int n, [[maybe_unused]] bool b) const;
  void outside(int n, bool b) const;
};
template <class T> void B<T>::both(int n, [[maybe_unused]] bool b) const { auto f = [n] __device__ { return n; }; }
template <class T> void B<T>::inside(int n, bool b) const { auto f = [n] __device__ { return n; }; }
template <class T> void B<T>::outside(int n, [[maybe_unused]] bool b) const { auto f = [n] __device__ { return n; }; }
void both(int n, [[maybe_unused]] bool b);
void both(int n, [[maybe_unused]] bool b) { auto f = [n] __device__ { return n; }; }
void inside(int n, [[maybe_unused]] bool b);
void inside(int n, bool b) { auto f = [n] __device__ { return n; }; }
template <class T> void tboth(T n, [[maybe_unused]] bool b);
template <class T> void tboth(T n, [[maybe_unused]] bool b) { auto f = [n] __device__ { return n; }; }
template <class T> void tinside(T n, [[maybe_unused]] bool b);
template <class T> void tinside(T n, bool b) { auto f = [n] __device__ { return n; }; }
void again(int n, [[maybe_unused]] bool b);
void again(int n, [[maybe_unused]] bool b);
void again(int n, [[maybe_unused]] bool b) { auto f = [n] __device__ { return n; }; }
