// std: 17
// Names in the bounds of a declarator are not yet those that it declares.
template <class F> void pd_run(F f) { f(); }
struct PdS { int a; int arr[4]; int operator[](int) const; };
static int pd_g;
typedef double PdReal;
template <class T> struct PdQ { static const int q = 3; };
void pd_a(int n, int *p, int (&arr)[4], PdS s) {
  pd_run([=] __device__() mutable { unsigned long(p[p[s.arr[pd_g]]]); });
  pd_run([=] __device__() mutable { unsigned long p[p[s.arr[pd_g]]]; });
  pd_run([=] __device__() mutable { long(p[n]); });
  pd_run([=] __device__() mutable { long p[n]; });
  pd_run([=] __device__() mutable { long(n[n]); });
  pd_run([=] __device__() mutable { long n[n]; });
  pd_run([=] __device__() mutable { PdReal(n[n]); });
  pd_run([=] __device__() mutable { PdReal((n[n])); });
  pd_run([=] __device__() mutable { PdReal((n)[n]); });
  pd_run([=] __device__() mutable { PdReal *n[n]; });
  pd_run([=] __device__() mutable { PdReal(*n[n]); });
  pd_run([=] __device__() mutable { PdReal(*n)[3][sizeof(n)]; });
  pd_run([=] __device__() mutable { int n[sizeof(n)]; });
  pd_run([=] __device__() mutable { int n[sizeof(n) + p[0]]; (void)n; });
  pd_run([=] __device__() mutable { int q[n], n[n], m[n[0]]; });
  pd_run([=] __device__() mutable { for (int n[n], i = 0; i < 1; ++i) (void)n; });
  pd_run([=] __device__() mutable { if (int n = n) (void)n; });
  pd_run([=] __device__() mutable { int n = n; });
  pd_run([=] __device__() mutable { int n(n); });
  pd_run([=] __device__() mutable { int n{n}; });
  pd_run([=] __device__() mutable { int k[s.arr[n]], n; });
  pd_run([=] __device__() mutable { decltype(n + 0) n = 0; });
  pd_run([=] __device__() mutable { int(arr[arr[1]]); });
  pd_run([=] __device__() mutable { int(s[s[1]]); });
  pd_run([=] __device__() mutable { int((s)[s.a]); });
  pd_run([=] __device__() mutable { int((s[s.a])); });
}
template <class T> void pd_t(int n, int *p, int (&arr)[4], PdS s, T t) {
  pd_run([=] __device__() mutable { PdReal((arr[arr[T::q]])); });
  pd_run([=] __device__() mutable { PdReal(arr[arr[T::q]]); });
  pd_run([=] __device__() mutable { PdReal arr[arr[T::q]]; });
  pd_run([=] __device__() mutable { T(arr[arr[0]]); });
  pd_run([=] __device__() mutable { typename T::N(arr[arr[0]]); });
  pd_run([=] __device__() mutable { int n[n]; });
  pd_run([=] __device__() mutable { int t[t]; });
}
