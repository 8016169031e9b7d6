// std: 17
// places in statements
template <class F> int run(F) { return 0; }
struct S { template <class F> S(F) {} }; template <class F> struct W { W(F) {} };
int f(int n, int m, bool b, int *p) {
  (void)[=] __device__ { return n; };
  auto a = (S)[=] __device__ { return n; };
  auto c = S([=] __device__ { return m; });
  S d{[=] __device__ { return m; }};
  S e = [=] __device__ { return m; };
  auto g = b ? run([=] __device__ { return m; }) : run([=] __device__ { return n; });
  auto h = new S([n] __device__ { return n; });
  S i[2] = {[n] __device__ { return n; }, [m] __host__ __device__ { return m; }};
  p[run([=] __device__ { return n; })] = 3;
  if (run([=] __device__ { return n; }) && run([m] __device__ { return m; })) return 1;
  for (auto x = run([=] __device__ { return n; }); run([=] __device__ { return m; }) < x; run([=] __device__ { return 3; })) { }
  switch (run([=] __device__ { return n; })) { case 1: run([=] __device__ { return m; }); default: ; }
  do run([=] __device__ { return n; }); while (run([=] __device__ { return m; }));
  return -run([=] __device__ { return n; }) + !run([=] __device__ { return m; }), run([=] __device__ { return b; });
}
int g(int n) try { return run([=] __device__ { return n; }); } catch (int e) { return run([=] __device__ { return e + n; }); } catch (...) { throw run([=] __device__ { return n; }); }
template <int N> struct A {}; 
void h(int n, int (*fp)(int) = nullptr) { auto l = [](int a = 3) { return run([=] __device__ { return a; }); }; auto m = [n](auto...) { return n; }; auto k = [=]() mutable noexcept -> int { run([=] __device__ { return n; }); return run([n] __host__ __device__ { return n; }); }; }
