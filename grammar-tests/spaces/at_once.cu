// std: 17
// a lambda of the device handed to functions whose return type is deduced, or that are constexpr: the host front end reads their bodies at once
namespace std2 { template <class T> struct rr { using type = T; }; template <class T> struct rr<T&> { using type = T; };
template <class T> constexpr T&& forward(typename rr<T>::type& t) noexcept { return static_cast<T&&>(t); } 
template <class T> constexpr typename rr<T>::type&& move(T&& t) noexcept { return static_cast<typename rr<T>::type&&>(t); } }
template <class F> auto a_auto(F f) { return f(0); }
template <class F> decltype(auto) a_dauto(F f) { return f(0); }
template <class F> constexpr int a_cx(F f) { return f(0); }
template <class F> auto a_auto_unused(F f) { f(0); }
template <class F> auto a_auto_fwd(F&& f) { return std2::forward<F>(f)(0); }
template <class F> auto a_auto_cref(const F& f) { return f(0); }
template <class F> auto a_auto_ref(F& f) { return f(0); }
template <class F> auto a_auto_copy(F f) { auto g = f; return g(0); }
template <class F> auto a_auto_copy2(F f) { F g = f; return g(0); }
template <class F> auto a_auto_copy3(F f) { F g(f); return g(0); }
template <class F> auto a_auto_copy4(F f) { auto& g = f; return g(0); }
template <class F> auto a_auto_deleg(F f) { return a_auto(f); }
template <class F> auto a_if0(F f) { if (false) return f(0); return 1; }
template <class F> auto a_and(F f) { return false && f(0); }
template <class F> auto a_nested(F f) { auto l = [f] { return f(0); }; return l(); }
template <class F> auto a_nested_ref(F f) { auto l = [&] { return f(0); }; return l(); }
template <class F> auto a_nested_notcalled(F f) { auto l = [&] { return f(0); }; }
template <class F> auto a_nested_void(F f) { auto l = [&]()->int { return f(0); }; l(); }
template <class F> auto a_nested_gen(F f) { auto l = [&](auto x) { return f(x); }; return l(0); }
template <class F> auto a_default(F f, int x = 1) { return f(x); }
template <class F> auto a_opcall(F f) { return f.operator()(0); }
template <class F> auto a_paren(F f) { return (f)(0); }
template <class F> auto a_deref(F* f) { return (*f)(0); }
template <class F> auto a_addr(F f) { return (*&f)(0); }
template <class F, class... A> auto a_pack(F f, A... a) { return f(a...); }
template <class F> auto a_trail_auto(F f) -> auto { return f(0); }
template <class F> auto a_trail_dauto(F f) -> decltype(auto) { return f(0); }
template <class F> auto* a_autop(F f) { static int x; x = f(0); return &x; }
template <class F> const auto& a_autoref(F f) { static int x; x = f(0); return x; }
void m() {
  a_auto([] __device__ (int x) { return x; });
  a_dauto([] __device__ (int x) { return x; });
  a_cx([] __device__ (int x) { return x; });
  a_auto_unused([] __device__ (int x) { return x; });
  a_auto_fwd([] __device__ (int x) { return x; });
  a_auto_cref([] __device__ (int x) { return x; });
  auto l = [] __device__ (int x) { return x; };
  a_auto_ref(l);
  a_auto_copy([] __device__ (int x) { return x; });
  a_auto_copy2([] __device__ (int x) { return x; });
  a_auto_copy3([] __device__ (int x) { return x; });
  a_auto_copy4([] __device__ (int x) { return x; });
  a_auto_deleg([] __device__ (int x) { return x; });
  a_if0([] __device__ (int x) { return x; });
  a_and([] __device__ (int x) { return x; });
  a_nested([] __device__ (int x) { return x; });
  a_nested_ref([] __device__ (int x) { return x; });
  a_nested_notcalled([] __device__ (int x) { return x; });
  a_nested_void([] __device__ (int x) { return x; });
  a_nested_gen([] __device__ (int x) { return x; });
  a_default([] __device__ (int x) { return x; });
  a_opcall([] __device__ (int x) { return x; });
  a_paren([] __device__ (int x) { return x; });
  a_deref(&l);
  a_addr([] __device__ (int x) { return x; });
  a_pack([] __device__ (int x) { return x; }, 1);
  a_trail_auto([] __device__ (int x) { return x; });
  a_trail_dauto([] __device__ (int x) { return x; });
  a_autop([] __device__ (int x) { return x; });
  a_autoref([] __device__ (int x) { return x; });
}
