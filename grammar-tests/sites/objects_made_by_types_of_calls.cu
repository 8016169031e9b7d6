// std: 17
// `decltype(f())(x)` and `decltype(f()){x}` as expressions: what is called in the operand may need `this`.
template <class F> void run_made(F) {}
int made_free(int);
struct MadeOf { int a; MadeOf(); MadeOf(int); int m() const; };
struct MadeIn {
  int y;
  int my();
  template <class T> void f(int n, int k, bool b, T t, MadeOf p) {
    run_made([=] __device__() mutable { int z[] = {decltype(my())(n), 1}; });
    run_made([=] __device__() { return decltype(made_free(n)){k}; });
    run_made([=] __device__() { { decltype(made_free(n)) z{k}; return z; } });
    run_made([=] __device__() { return decltype(t.m(n))(k); });
    run_made([=] __device__() { return decltype(t.m(n)){k}; });
    run_made([=] __device__() { return decltype(made_free(n))(k) + decltype(my())(k); });
    run_made([=] __device__() { for (int i = decltype(my())(n); i < decltype(made_free(1))(k); i++) {} });
    run_made([=] __device__() { while (decltype(my()){n}) {} });
    run_made([=] __device__() { if (decltype(my())(n) < k) {} });
    run_made([=] __device__() { b ? decltype(my()){n} : decltype(my()){k}; });
    run_made([=] __device__() { made_free(b ? n : decltype(my())(k)); });
    run_made([=] __device__() { made_free(decltype(made_free(n))(decltype(my()){k})); });
    run_made([=] __device__() { auto z = static_cast<decltype(my())>(k); });
    run_made([=] __device__() { auto z = !decltype(my()){k}; });
    run_made([=] __device__() { MadeOf z{decltype(my())(n)}; });
  }
};
