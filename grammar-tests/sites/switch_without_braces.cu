// std: 17
// `switch (0) case 0: default: s`, as the assertions of googletest begin, between and before lambdas.
template <class F> void run(int n, F f);
struct Message {};
struct Result { explicit operator bool() const; };
struct Helper { void operator=(const Message &) const; };
Result same(int a, int b);

#define ASSERT_SAME(a, b) switch (0) case 0: default: if (const Result r = same(a, b)) ; else return Helper() = Message()

template <class T> struct Fixture {
  static void test(int n, int m) {
    {
      T sum = 0;
      run(n, [=] __host__ __device__(int, int, T &s) { s += m; });
      if ((n - 1) * (m - 1) > 0)
        ASSERT_SAME(n, m);
      else
        ASSERT_SAME(m, n);
      if (n == 1) ASSERT_SAME(n, m);
    }
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < m; ++j)
        if (i == j)
          ASSERT_SAME(i, j);
        else {
          run(n, [=] __device__(int k) { (void)(i + k); });
          ASSERT_SAME(i, m);
        }
    switch (same(n, m) ? 1 : 0) case 1: run(n, [n] __device__(int k) { (void)(n + k); });
    switch (n)
      default: run(n, [m] __device__(int k) { (void)(m + k); });
  }
};
void f() { Fixture<double>::test(1, 2); }
