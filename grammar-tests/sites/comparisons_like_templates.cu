// std: 17
// comparisons that a grammar may take for calls of templates
template <class F> __host__ __device__ int eat(F f) { return 0; }
#define CHK(...) eat([=] __device__ { return __VA_ARGS__; });
struct S { int a, b; int arr[4]; S *next; template <bool B> __host__ __device__ int mt(int x) const { return x; } };
namespace ns { constexpr int c = 4; enum E { e1 }; template <bool B> __host__ __device__ int ft(int x) { return x; } struct L { static const int lo = 1, hi = 2; }; }
using namespace ns; static int g;
__host__ __device__ int fn(int x);
template <class T> struct M { int y, z; void go(int n, int m, int k, bool b, int *p, int **pp, S s, S *ps, T t) {
  CHK(fn(e1 < s.a && ps->b > (k)))
  CHK(ns::c < 2 && s.a > ((*ps).a))
  CHK(s.a < e1 && m > (*ps).a)
  CHK(ps->b < m || n > **pp)
  CHK(c < k && 1 > (g))
  CHK(c < p[n] && y > (k))
  CHK(y < **pp && 1 > *p)
  CHK(s.a < z | s.a > **pp)
  CHK(n < m && k > (y))
  CHK(n < m || k > -y)
  CHK(p[e1 < m || (*ps).a > **pp])
  CHK(s.a < ns::c || s.b > (ps->b))
  CHK(s.a < L::lo || s.b > (k))
  CHK(ps->next->a < ps->b && n > (m))
  CHK(this->y < n && this->z > (m))
  CHK((n < m) && (k > (y)))
  CHK(s.mt<ns::c && 1>(n))
  CHK(ns::ft<ns::c && 1>(n) + ft<c || e1>(m))
  CHK(L::lo < n && k > (m))
  CHK(g < n && k > (m))
  CHK(n < m, k > (y))
  CHK(fn(n < m), k > (y))
} };
