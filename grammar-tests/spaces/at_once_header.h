#pragma once
template <class F> auto launch(F f) { return f(0); }
template <class F> auto quiet(F f) -> decltype(f(0)) { return f(0); }
namespace lib {
template <class F> __host__ __device__ constexpr void loop(int n, F&& f) { for (int i = 0; i < n; ++i) f(i); }
}
template <class F> struct Holder {
  F f;
  auto run() const { return f(1); }
  void run2() const { f(1); }
};
