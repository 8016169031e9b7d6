// std: 17
// Traits, overloads and specialisations in templates that choose what is right
#include <type_traits>
#define HD __host__ __device__
struct Slow { void mem() const {} };
struct Fast { HD void mem() const {} void slow() const {} };
template <class T> struct List { HD void f() const {} HD void g() const {} HD static void s() {} };
template <> struct List<int> { HD void f() const { List<float> x; x.g(); List<float>::s(); } void g() const {} static void s() {} };
template <class T> struct List<T*> { HD void f() const { List<T> x; x.g(); List<T>::s(); List<float>::s(); } void g() const {} static void s() {} };
template <class T> struct is_slow : std::false_type {};
template <> struct is_slow<Slow> : std::true_type {};
template <class T, std::enable_if_t<is_slow<T>::value>* = nullptr> HD void go(T const& t) {}
template <class T, std::enable_if_t<!is_slow<T>::value>* = nullptr> HD void go(T const& t) { t.mem(); }
template <class T> HD std::enable_if_t<is_slow<T>::value> go2(T const& t) { t.none(); }
template <class T> HD std::enable_if_t<!is_slow<T>::value> go2(T const& t) { t.slow(); }
template <class T> HD typename std::enable_if<is_slow<T>::value, int>::type go3(T const& t) { return 1; }
template <class T> HD typename std::enable_if<!is_slow<T>::value, int>::type go3(T const& t) { t.mem(); return 1; }
template <class T> HD void tag(T const& t, std::true_type) { }
template <class T> HD void tag(T const& t, std::false_type) { t.mem(); }
template <class T> HD void disp(T const& t) { tag(t, is_slow<T>{}); tag(t, typename is_slow<T>::type{}); }
template <class T, class E = void> struct Impl { HD static void go(T const& t) { t.mem(); } };
template <class T> struct Impl<T, std::enable_if_t<is_slow<T>::value>> { HD static void go(T const& t) { } };
template <class T> HD void ifc(T const& t) { if constexpr (is_slow<T>::value) {} else t.mem(); }
template <class T> constexpr bool is_slow_v = is_slow<T>::value;
template <class T> HD void ifv(T const& t) { if constexpr (is_slow_v<T>) {} else t.mem(); }
template <class T> using void_t = void;
template <class T, class = void> struct has_mem : std::false_type {};
template <class T> struct has_mem<T, std::void_t<decltype(&T::mem)>> : std::true_type {};
template <class T> HD void ifh(T const& t) { if constexpr (!has_mem<T>::value) t.mem(); }
union U { int a; float b; HD void mem() const {} void slow() const {} };
template <class T> HD void isc(T const& t) { if constexpr (std::is_class<T>::value) t.slow(); else t.mem(); }
template <class F, class... A> HD void fwd(F const& f, A&&... a) { f(std::forward<A>(a)...); }
struct Ov { HD void operator()(int) const {} void operator()(float) const {} HD void operator()(int, int) const {} void operator()() const {} };
template <class T> struct Wrap { T t; HD Wrap() {} HD Wrap(Wrap const& o) : t(o.t) {} HD ~Wrap() {} };
template <class T> struct Base { HD void call() { static_cast<T*>(this)->impl(); } HD void impl() {} };
struct Der : Base<Der> { HD void impl() {} };
struct Der2 : Base<Der2> { private: void other() {} };
template <int N> struct Cnt { HD static void st() { Cnt<N - 1>::st(); } };
template <> struct Cnt<0> { HD static void st() {} };
template <> struct Cnt<-1> { static void st() {} };
template <class T> HD auto pick(T const& t) { if (sizeof(T) > 1) return 1; return 2; }
template <class T> struct Ptr { T* p; HD T& operator*() const { return *p; } HD T* operator->() const { return p; } HD explicit operator bool() const { return p; } };
template <class T> HD void ptr(Ptr<T> p) { if (p) (*p).mem(); p->mem(); }
__global__ void k() {
  List<int>{}.f(); List<double*>{}.f();
  Slow s; Fast f; U u;
  go(s); go3(s); disp(s); Impl<Slow>::go(s); ifc(s); ifv(s); ifh(s); isc(u);
  fwd(Ov{}, 1); fwd(Ov{}, 1, 2);
  Wrap<Fast> w; Wrap<Fast> w2(w);
  Der d; d.call(); Der2 e; e.call();
  Cnt<3>::st();
  pick(f);
  ptr(Ptr<Fast>{&f});
}
