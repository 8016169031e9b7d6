// std: 17
// typename and template go from names that do not depend on a parameter.
template <class F> void run(F) {}
struct Cuda { using layout = int; template <class T> struct reb { using type = T; }; }; template <class T> struct Tr { using type = T; template <class U> struct reb { using t = U; }; }; namespace n { using C2 = Cuda; template <class T> using A = Tr<T>; }
template <class T, class U> struct L { int n; };
template <class X> void a(typename Cuda::layout a, typename Tr<int>::type b, typename Tr<X>::type c, typename n::C2::layout d, typename n::A<int>::type e, typename n::A<X>::type f, typename ::Cuda::layout g, typename Tr<Tr<int>>::type h, typename Tr<int>::template reb<X>::t i, typename Tr<X>::template reb<int>::t j, typename Cuda::reb<X>::type k, typename Tr<int>::template reb<int>::t l) { run([] __device__ () {}); }
template <class X> struct K { using I = int; using V = X; struct In { using t = int; }; void m(typename Cuda::layout a, typename Tr<int>::type b, typename Tr<X>::type c, typename K::I d, typename In::t e, typename V::t f, typename K<X>::I h, typename K<X>::In i, typename Tr<In>::type l) { run([] __device__ () {}); } 
 template <class Y> void m2(typename Tr<int>::type b, typename Tr<Y>::type c);  auto m3() -> typename Tr<int>::type { run([] __device__ () -> typename Tr<int>::type { return 1; }); return 1; }  };
template <class X> template <class Y> void K<X>::m2(typename Tr<int>::type b, typename Tr<Y>::type c) { run([] __device__ () -> typename Tr<X>::type { return 1; }); }
template <class T> void f(T n) { run([] __device__ () -> typename Tr<int>::type { return 1; }); run([x = typename Tr<int>::type(1)] __device__ { return x; }); run([x = (typename Tr<int>::type)1] __device__ { return x; }); run([x = static_cast<typename Tr<int>::type>(1)] __device__ { return x; });
 using LA = int; using LT = T; struct Loc { using q = int; }; run([] __device__ () -> typename Tr<LA>::type { return 1; });  run([] __device__ () -> typename Loc::q { return 1; }); run([x = typename T::foo(1)] __device__ { return x; }); run([x = typename T::foo{}] __device__ { return x; });  run([x = Tr<typename Tr<int>::type>{}] __device__ { return x; }); run([x = sizeof(typename Tr<int>::type)] __device__ { return x; }); }
template <int N, class T> void gg(typename Tr<int[N]>::type b, Tr<typename Tr<int>::type> c, L<typename Tr<T>::type, typename Tr<int>::type> d, decltype(N) e, typename Tr<decltype(N)>::type f, typename Tr<char[sizeof(T)]>::type h, typename Tr<char[3]>::type i, typename Tr<T*>::type *j) { run([] __device__ () {}); }
template <class T> typename Cuda::layout r1(T t) { run([] __device__ () {}); return 1; }
template <class T> auto r2(T t) -> typename Cuda::layout { run([] __device__ () {}); return 1; }
struct NT { template <class T> struct I { void m(typename Cuda::layout a, typename I::x c, typename NT::I<T>::x d) { run([] __device__ () {}); } using x = int; }; template <class T> typename Cuda::layout mm(typename Tr<int>::type t); };
template <class T> typename Cuda::layout NT::mm(typename Tr<int>::type t) { run([] __device__ () {}); return 1; }
template <class T, typename U = typename Cuda::layout> void d1(T t, typename Cuda::layout q, typename Tr<U>::type z) { run([] __device__ () {}); }
