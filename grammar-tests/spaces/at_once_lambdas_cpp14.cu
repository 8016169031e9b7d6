// std: 14
// the same in C++14: those that say what they return are not read at once
void m() {
  auto l = [] __device__ (int x) -> int { return x; };
  auto deduced = [](auto f) { return f(0); };
  deduced(l);
  auto plain = [](auto f) -> void { f(0); };
  plain(l);
  auto forwards = [](auto&& f) -> int { return f(0); };
  forwards([] __device__ (int x) { return x; });
  auto never = [](auto f) { return f(0); };
  [](auto f) { return f(0); }(l);
}
template <class F> auto inside(F f) { auto g = [&](auto x) { return f(x); }; return g(0); }
template <class F> auto inside2(F f) { auto g = [f] { return f(0); }; return 1; }
template <class F> auto inside3(F f) { auto g = [&](int x) -> int { return f(x); }; return g(1); }
template <class F> auto inside4(F f) { return [f](int a) { return f(a); }; }
void n() {
  auto l = [] __device__ (int x) { return x; };
  inside(l);
  inside2(l);
  inside3(l);
  inside4(l);
}
