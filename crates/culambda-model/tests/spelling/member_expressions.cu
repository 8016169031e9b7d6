// std: 20
// members, names and calls in init-captures
#include <limits>
#include <utility>
#include <vector>
#include <string>
#include <memory>
#include <algorithm>
template <class T> struct Tr { static const int value = 1; using type = T; template <int N> T get(); };
struct Base { int bm; int bf(); };
int glob; int gf(int); namespace ns { int gv; int nf(int); struct X { int a; static int s; static int sf(); }; enum E { e1 }; enum class F { f1 }; template<class T> struct Y { T t; static T sv; }; extern const int kc = 4; constexpr int cc = 5; }
struct D : Base { int n; int *ptr; int size() const; D *next; static int sm; static int sf(); enum { en }; int arr[4]; ns::X x; std::vector<int> v; int operator()(int); template <class T> T tm(T); D &self(); int (*fp)(int);
  void go(int k, D &o) {
   { auto l = [e = sm, f = sf(), g = en, h = arr[2], i = arr[2] + n, j = n + k, kk = -n, m = n++, o = *ptr, p = ptr[3], q = x.a] __device__ () {}; }
   { auto l = [a = this->size(), b = (*this).n, c = this->next->next->n, d = tm(3), e = tm<int>(3), f = v.size(), g = v[0], h = v.data(), i = (*this)(3), j = self().n, kk = self().self().n, m = &n, o = &D::n, p = fp(3), q = (*fp)(3)] __device__ () {}; }
   { auto l = [a = std::max(n, k), b = n ? k : n, c = n == 3, d = !n, e = (float)n, f = static_cast<float>(n), g = o.n, h = o.next->n, i = o.size(), j = D::sm, kk = D::sf(), m = D::size(), p = k + n * n, q = n << 2 | 1, r = sizeof(n), s = x.s, t = x.sf()] __device__ () {}; }
   { auto l = [a = glob, b = ::glob, c = gf(glob), d = ns::gv, e = ns::nf(1), f = ns::X{1}, g = ns::X::s, h = ns::e1, i = ns::F::f1, j = ns::Y<int>{1}, kk = ns::Y<int>::sv, m = ns::kc, p = ns::cc, q = ns::cc + 1, r = glob + 1, s = &glob, t = en + 1] __device__ () {}; }
  }
};
template <class T> struct C { T m; T *p; T f(); C *n; static int sm; typedef T value_type; template <class U> U tf(U);
  void go(T t, int k) {
   { auto l = [a = m, b = p[2], c = f(), d = n->m, e = n->f(), g = this->m, h = this->f(), i = sm, j = C::sm, kk = C<T>::sm, mm = m + t, o = m + 1, pp = *p, q = tf(3), r = this->template tf<int>(3), s = k + 1, u = value_type(3), v = C(), w = C<T>{}, x = typename Tr<T>::type(3)] __device__ () {}; }
   { auto l = [a = t.x, b = t.x.y, c = t.x[1], d = t.f().g(), e = t->x, f = -t, g = t + t * t, h = t == 1, i = T(1), j = (T)k, kk = static_cast<T>(k), mm = T{1}, o = T(1, 2), pp = &t, q = t(3), r = (t.x + 1).y, s = sizeof(t), u = sizeof(t.x), v = k ? t : t, w = t, x = !t, y = std::move(t), z = T::foo(1), aa = T::bar, bb = Tr<T>::value + 1, cc = sizeof(T) + 1, dd = t << 1, ee = (t), ff = k * 2 + 1, gg = t + 2.5f, hh = t + 0x10] __device__ () {}; }
  }
};
void f(std::string s, std::vector<int> v, std::unique_ptr<int> u, int k, int (&arr)[3], const char *cs) {
   { auto l = [a = s.c_str(), b = v.data() + 1, c = std::move(u), d = v.size() * 2, e = arr[1], f = &arr[1], g = std::make_pair(k, 2), h = std::vector<int>(3), i = std::vector<int>{1, 2}, j = std::string("abc"), kk = v.begin(), m = v[k], n = *v.begin(), o = s + "x", p = s + s, q = cs[0], r = *cs, t = v.at(0) + 1, w = &v[0], x = s == "a", y = u.get(), z = *u] __device__ () {}; }
   { auto l = [a = std::get<0>(std::make_pair(k, 2)), b = std::min<int>(k, 3), c = std::numeric_limits<int>::max(), d = std::pair<int, std::pair<int, char>>{}, e = arr + 1, f = true ? k : 2, g = k ? nullptr : cs, h = static_cast<void (*)(int)>(nullptr), i = reinterpret_cast<const unsigned char *>(cs)[0], j = (k), kk = ((k) + (1))] __device__ () {}; }
}
