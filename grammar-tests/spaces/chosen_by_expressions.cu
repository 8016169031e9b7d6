// std: 17
// Specialisations and overloads that hang on whether an expression is valid.
template <class T> T &&declv();
struct A { int foo() { return 1; } };
struct B {};
template <class T, class = void> struct Has { static int get() { return 0; } };
template <class T> struct Has<T, decltype(declv<T>().foo(), void())> { __device__ static int get() { return 1; } };
template <class...> using void_t = void;
template <class T, class = void> struct Has2 { __device__ static int get() { return 0; } };
template <class T> struct Has2<T, void_t<decltype(declv<T>().foo())>> { static int get() { return 1; } };
template <class T> __device__ auto pick(T t, int) -> decltype(t.foo()) { return 1; }
template <class T> int pick(T, long) { return 2; }
template <class T> auto pick2(T t, int) -> decltype(t.foo()) { return 1; }
template <class T> __device__ int pick2(T, long) { return 2; }
template <class T> __device__ auto pick3(int) -> decltype(declv<T>().foo(), 0) { return 1; }
template <class T> int pick3(...) { return 2; }
__device__ int a1() { return Has<A>::get(); }
__device__ int a2() { return Has<B>::get(); }
__device__ int a3() { return Has2<A>::get(); }
__device__ int a4() { return Has2<B>::get(); }
__device__ int a5() { return pick(A{}, 0); }
__device__ int a6() { return pick(B{}, 0); }
__device__ int a7() { return pick2(A{}, 0); }
__device__ int a8() { return pick2(B{}, 0); }
__device__ int a9() { return pick3<A>(0); }
__device__ int a10() { return pick3<B>(0); }
