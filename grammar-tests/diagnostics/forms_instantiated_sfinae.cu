// std: 17
// function templates with enable_if and decltype
#include <type_traits>
template <class T, std::enable_if_t<std::is_class<T>::value, int> N = 0> void f(T) { auto l = [] __device__ () {}; }
template <class T> std::enable_if_t<!std::is_class_v<T>> h(T) { auto l = [] __device__ () {}; }
template <class T> auto r(T t) -> decltype(t, void()) { auto l = [] __device__ () {}; }
void g() { struct L {}; enum E { e }; f(L{}); h(e); r(L{}); }
