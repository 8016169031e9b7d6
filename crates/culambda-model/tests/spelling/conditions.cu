// std: 17
// conditions in return types
#include <type_traits>
template <class T, bool B> typename std::enable_if<std::is_same<T, int>::value && B, T>::type e1(T t) { auto l = [] __device__ () {}; }
template <class T> typename std::enable_if<!std::is_same<T, int>::value>::type e2(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<!std::is_same<T, int>::value && (sizeof(T) > 2)> e3(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<!std::is_same_v<T, int>, T *> e4(T t, int (&a)[std::is_same<T, int>::value + 1], std::integral_constant<bool, (std::is_same<T, int>::value)> b) { auto l = [] __device__ () {}; }
template <class T, class U> std::enable_if_t<std::is_same<T, int>::value || std::is_same<U, int>::value> e5(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<noexcept(std::is_same<T, int>::value), T> e6(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<(std::is_same<T, int>::value ? true : false), T> e7(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<std::is_same<T, int>{}, T> e8(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<std::is_same<T, int>() && true, T> e9(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<sizeof(T) <= 4 && alignof(T) == 4, T> e10(T t) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<std::is_floating_point<T>::value == false, T> e11(T t) { auto l = [] __device__ () {}; }
template <class T, int N, unsigned M> std::enable_if_t<N == 3 && M == 2, T> e12(T t) { auto l = [] __device__ () {}; }
template <class T, int N, unsigned M> std::enable_if_t<(N > 3) && (M >= 2), T> e13(T t) { auto l = [] __device__ () {}; }
