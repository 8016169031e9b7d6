// std: 20
// coroutines and concepts
#include <coroutine>
template <class F> int run(F, int = 0) { return 0; }
struct Task { struct promise_type { Task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_value(int) {} void unhandled_exception() {} std::suspend_always yield_value(int) { return {}; } }; bool await_ready() { return true; } void await_suspend(std::coroutine_handle<>) {} int await_resume() { return 1; } };
Task co(int n, Task t) { int k = co_await t; run([=] __device__ { return n + k; }); co_yield run([n] __device__ { return n; }); for (int i = 0; i < n; ++i) co_yield run([=] __device__ { return i; }); co_return run([=] __device__ { return k; }); }
struct S { int m; Task mem(int n) { run([=] __device__ { return m + n; }); co_return co_await Task{}; } };
template <class T> Task tc(T v) { auto x = co_await Task{}; run([=] __device__ { return v + x; }); co_return x; }
template <class T> concept Big = sizeof(T) > 2; template <class T> concept Any = true;
void ab(auto a, Big auto b, const Any auto &c, auto &&...d) { run([=] __device__ { return a; }); }
template <Big T, Any... U> requires Any<T> void cc(T a, U... b) requires (sizeof...(U) > 0) { run([a] __device__ { return a; }); }
template <class T> struct Q { T v; void f(auto x) requires Big<T> { run([=] __device__ { return x; }); run([=] __device__ { return v; }); } template <Big W> static void g(W w, T t) { run([=] __device__ { return w + t; }); } };
void gen(int n) { auto l = [n] __device__ <class T, int N> (T t, int (&a)[N]) { return n; }; auto m = [=] __device__ <Big T> requires Any<T> (T t) -> int { return n; }; auto k = [=] __device__ (Big auto t) { return n; }; auto j = [=] __device__ <template <class> class TT, class... Ts> (Ts... ts) mutable { return n; }; auto h = [n] __device__ (auto... xs) { return n + (xs + ... + 0); }; auto i = [=]<class T>(T t) { return n; }; }
enum class EE { ea }; struct Agg { int a, b; }; void di(int x, int y) { run([=] __device__ { Agg q{.a = x, .b = y}; return q.a; }); run([q = Agg{.a = x, .b = y}] __device__ { return q.a; }); run([=] __device__ { for (Agg g{y, x}; auto v : {g.a}) return v; return 0; }); run([=] __device__ { if (int z = y; z > x) return z; return 0; }); run([=] __device__ { using enum EE; return int(ea) + x; }); }
