// std: 17
// the template keyword behind qualifiers
#include <type_traits>
#include <limits>
#include <vector>
#include <iterator>
namespace ns { template <class T> struct W { static const bool value = true; typedef T type; static T f(); template <class U> struct R { static const bool value = true; typedef U type; }; }; struct O { template <class T> struct I { typedef T type; static const int v = 1; }; }; }
struct O2 { template <class T> struct I { typedef T type; static const int v = 1; }; };
template <class T> typename std::enable_if<std::is_same<typename std::decay<T>::type, int>::value, typename std::decay<T>::type>::type e1(T t) { auto l = [] __device__ () {}; }
template <class T> void e2(T t, typename std::vector<typename std::decay<T>::type>::iterator it, std::vector<typename std::decay<T>::type> v, typename std::iterator_traits<T>::value_type x, typename std::vector<T>::const_iterator c, const typename std::vector<T>::value_type &d) { auto l = [] __device__ () {}; }
template <class T> void e3(typename ns::O::I<T>::type a, typename O2::I<T>::type b, ns::W<int>::type d, typename ns::W<int>::template R<T>::type e) { auto l = [] __device__ () {}; }
template <class T> auto e4(T t) -> decltype(std::numeric_limits<T>::max()) { auto l = [] __device__ () {}; return t; }
template <class T> auto e5(T t) -> decltype(ns::W<T>::f() + ns::W<T>::value) { auto l = [] __device__ () {}; return t; }
template <class T> void e6(T t, decltype(ns::W<T>::value) a, decltype(ns::O::I<T>::v) b) noexcept(noexcept(ns::W<T>::f())) { auto l = [x = std::numeric_limits<T>::max(), y = static_cast<typename std::decay<T>::type>(t), z = ns::O::I<T>::v, w = O2::I<T>::v, u = (typename ns::W<T>::type)t, s = sizeof(typename ns::W<T>::type), r = std::vector<typename ns::W<T>::type>{}] __device__ () -> typename std::decay<T>::type { return {}; }; }
template <class T> struct C { void m(typename std::decay<T>::type a, std::decay_t<T> b) { auto l = [] __device__ () -> typename std::decay<T>::type { return 1; }; } typedef typename std::decay<T>::type D; typename C::D g() { auto l = [] __device__ () {}; return D(); } };
template <class... Ts> void e7(typename std::common_type<Ts...>::type a, typename std::decay<Ts>::type... b) { auto l = [] __device__ () {}; }
namespace ns { template <class T> void e8(typename W<T>::type a, typename ns::W<T>::type b, typename ::ns::W<T>::type c, typename O::I<T>::type d) { auto l = [] __device__ () {}; } }
