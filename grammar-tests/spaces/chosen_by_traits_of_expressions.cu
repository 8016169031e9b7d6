// std: 17
// options: relaxed-constexpr
// Traits that hang on whether an expression is valid.
#include <type_traits>
#include <utility>
struct A { int foo() const { return 1; } using type = int; };
struct B { int bar; };
struct C : A {};
template <class T, class = void> struct has_foo : std::false_type {};
template <class T> struct has_foo<T, std::void_t<decltype(std::declval<T>().foo())>> : std::true_type {};
template <class T, class = void> struct has_foo2 : std::false_type {};
template <class T> struct has_foo2<T, decltype((void)std::declval<const T &>().foo())> : std::true_type {};
template <class T, class = void> struct has_bar : std::false_type {};
template <class T> struct has_bar<T, std::void_t<decltype(&T::bar)>> : std::true_type {};
template <class T, std::enable_if_t<has_foo<T>::value, int> = 0> __device__ int s1(T) { return 1; }
template <class T, std::enable_if_t<!has_foo<T>::value, int> = 0> int s1(T) { return 2; }
int hostf();
template <class T> __device__ int s3(T t) { if constexpr (has_foo2<T>::value) return 1; else return hostf(); }
template <class T> __device__ int s4(T t) { if constexpr (has_bar<T>::value) return hostf(); else return 1; }
template <bool Q> struct Sel { __device__ static int go() { return 1; } };
template <> struct Sel<false> { static int go() { return 1; } };
template <class T> __device__ int s5(T t) { return Sel<has_foo<T>::value>::go(); }
template <class T> struct det { template <class U> static auto test(int) -> decltype(std::declval<U>().foo(), std::true_type()); template <class> static std::false_type test(...); static constexpr bool value = decltype(test<T>(0))::value; };
template <class T> __device__ int s6(T t) { if constexpr (det<T>::value) return 1; else return hostf(); }
template <class T> struct det2 { typedef char yes; typedef long no; template <class U> static yes test(decltype(&U::foo)); template <class> static no test(...); enum { value = sizeof(test<T>(0)) == sizeof(yes) }; };
template <class T> __device__ int s7(T t) { if constexpr (det2<T>::value) return 1; else return hostf(); }
__device__ int a1() { return s1(A{}); }
__device__ int a2() { return s1(B{}); }
__device__ int a3() { return s1(C{}); }
__device__ int a4() { return s3(A{}); }
__device__ int a5() { return s3(C{}); }
__device__ int a6() { return s4(A{}); }
__device__ int a8() { return s5(A{}); }
__device__ int a9() { return s5(C{}); }
__device__ int a10() { return s6(A{}) + s6(C{}); }
__device__ int a11() { return s7(A{}) + s7(C{}); }
