// std: 17
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define CHK(...) eat([=] __device__ { __VA_ARGS__ });
struct S { int a; int operator[](int) const; }; __host__ __device__ int fn(int); template <int N> __host__ __device__ int tn(int); typedef double Real; static int g;
namespace ns { const int c = 3; enum E { e1 }; } using namespace ns;
template <class T> struct M { int y; 
template <class U> void a(int n, int m, double b, int *p, S s, S *ps, int arr[4], U t) {
   CHK(int i_(int(p[s.a])); (void)i_;)
   CHK(int i_(int((arr[tn<3>(ps->a)]))); (void)i_;)
   CHK(int i_(int(tn<3>(n))); (void)i_;)
   CHK(int i_(int((fn)(n))); (void)i_;)
   CHK(int i_(int((int)(n))); (void)i_;)
   CHK(int i_((int)(n)); (void)i_;)
   CHK(int i_(Real(s[(*ps).a])); (void)i_;)
   CHK(int i_(static_cast<unsigned>(n)); (void)i_;)
   CHK(int i_(int((s[n]))); (void)i_;)
   CHK(int i_(int(p[n])); (void)i_;)
   CHK(int i_(int(p[3])); (void)i_;)
   CHK(int i_(int(p[ns::c])); (void)i_;)
   CHK(int i_(int((p[3]))); (void)i_;)
   CHK(int i_(int((t) & (n))); (void)i_;)
   CHK(int i_(int((t & g))); (void)i_;)
   CHK(int i_(int(((t) & (g)))); (void)i_;)
   CHK(int i_(int((typename T::type)(n))); (void)i_;)
   CHK(int(arr[n]);)
   CHK(int(arr[y]);)
   CHK(double(arr[*p]);)
   CHK(T(arr[n]);)
   CHK(int(arr[3]);)
   CHK(c && *p;)
   CHK(c & *p;)
   CHK(e1 * *p;)
   CHK(n && *p;)
   CHK(g && *p;)
   CHK(g * m;)
   CHK(y & m;)
   CHK(this->y & m;)
   CHK(S i_(S{n}); (void)i_;)
   CHK(int i_(tn<3>(n)); (void)i_;)
   CHK(int i_(tn<3>(n) + 1); (void)i_;)
   CHK(int i_(fn(n)); (void)i_;)
   CHK(int i_((n)); (void)i_;)
   CHK(int i_((n) + m); (void)i_;)
   CHK(int i_((n) * m); (void)i_;)
   CHK(int i_(n * m); (void)i_;)
   CHK(int i_(n & m); (void)i_;)
   CHK(int i_(fn(n) * m); (void)i_;)
   CHK(int i_(fn(n) & fn(m)); (void)i_;)
   CHK(int i_(int(n) * m); (void)i_;)
   CHK(int i_(int(n) * int(m)); (void)i_;)
   CHK(int i_(Real(n)); (void)i_;)
   CHK(int i_(Real(n), Real(m)); (void)i_;)
   CHK(int i_(T(n)); (void)i_;)
   CHK(int i_(T(n) * m); (void)i_;)
   CHK(int i_{int(p[n])}; (void)i_;)
   CHK(const Real i_(p[n] * Real(m)); (void)i_;)
   CHK(const Real i_(Real(p[n]) * Real(m)); (void)i_;)

   CHK(const Real i_(s.a), j_(Real(arr[m])); (void)i_;)
} };
void of_parameters(int n, int *b, int (*f)(int)) {
  eat([=] __device__ { int i(int(int(b[1]))); });
  eat([=] __device__ { int i(int(b[1])); });
  eat([=] __device__ { int i(int(int(*b))); });
  eat([=] __device__ { int i(int(b[n]) + 1); });
  eat([=] __device__ { int i((int(b[n]))); });
}
