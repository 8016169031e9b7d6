// std: 17
// Traits of the standard library between a template and the class that it calls
#include <type_traits>
#include <utility>
#define HD __host__ __device__
struct Slow { void operator()(int) const {} static void st() {} void mem() const {} };
struct Fast { HD void operator()(int) const {} HD static void st() {} HD void mem() const {} };
template <class F> HD void e1(F&&) { using T = typename std::remove_reference<F>::type; T::st(); }
template <class F> HD void e2(F&&) { using T = std::decay_t<F>; T t{}; t(1); }
template <class F> HD void e3(F&&) { std::remove_cv_t<std::remove_reference_t<F>> t{}; t.mem(); }
template <class F> HD void e4(F&&) { std::decay_t<F>::st(); }
template <bool B> HD void e5() { using T = std::conditional_t<B, Slow, Fast>; T::st(); }
template <bool B> HD void e6() { typename std::conditional<B, Slow, Fast>::type t; t(1); }
template <class T> HD std::enable_if_t<std::is_class<T>::value, T> mk() { return T{}; }
template <class T> HD void e7() { mk<T>()(1); }
template <class T> HD void e8(T const& t) { std::move(t)(1); }
template <class T> HD void e9(T&& t) { std::forward<T>(t)(1); }
template <class T> HD void e10(T&& t) { auto u = std::forward<T>(t); u.mem(); }
template <class T> HD void e11(T t) { using P = std::add_pointer_t<T>; P p = &t; p->mem(); }
template <class T> HD void e12(T t) { using P = std::remove_pointer_t<T>; P::st(); }
template <class T> HD void e13(T t) { if constexpr (std::is_same_v<T, int>) Fast::st(); else T::st(); }
template <class T> HD void e16(T const& t) { using U = std::conditional_t<std::is_same<T, Slow>::value, T, Fast>; U{}(1); }
template <class T> HD void e17(T const& t, std::integral_constant<int, 3>) { t.mem(); }
template <class T> HD void e18(T const& t) { e17(t, std::integral_constant<int, 3>{}); }
template <class T> struct Arr { T d[3]; template <int I> using R = typename std::conditional<I == 1, T&, int>::type; HD R<1> operator[](int i) { return d[i]; } };
__global__ void k() {
  Slow s;
  e1(s);
  e2(s);
  e3(s);
  e4(s);
  e5<true>();
  e6<true>();
  e7<Slow>();
  e8(s);
  e9(s);
  e10(s);
  e11(s);
  e12(&s);
  e13(s);
  e16(s);
  e18(s);
}
