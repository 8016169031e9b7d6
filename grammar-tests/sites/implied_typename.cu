// std: 20
// Since C++20 typename may be left out where a type must be; the reference writes it.
template <class F> int eat(F f) { return 0; }
template <class T> struct Box { using type = T; T v; struct In {}; };
template <class T> struct S {
  struct In { struct Deep { int a; }; };
  void f1(T::type a, In::Deep b, In c) { eat([=] __device__ { }); }
  T::type f2(Box<T>::type b) { eat([=] __device__ { }); return {}; }
  void f3(Box<T>::In *a, const T::type &b);
  static T::type f4(Box<T>::type x) { eat([=] __device__ { }); return {}; }
  auto f5(T::type a) -> T::type { eat([=] __device__ { }); return {}; }
};
template <class T> void S<T>::f3(Box<T>::In *a, const T::type &b) { eat([=] __device__ () -> T::type { return {}; }); }
template <class T> T::type g(int a) { eat([=] __device__ { return static_cast<T::type>(1); }); return {}; }
