// std: 17
// captures and initialisers of every kind of expression
#include <cstddef>
template <class F> int use(F f);
struct P { int x, y; int arr[3]; int get() const; static int s; static constexpr int k = 2; };
struct Q : P { int z; void m(); int *p; int &r; Q(int &i) : r(i) {} };
union U { int a; float b; };
enum En { e0, e1 };
int gv; static int sv; const int gc = 3; constexpr int gk = 4; extern int ge; thread_local int tl;
int gf(int); template <class T> T gt(T);
void f1(int a, int *b, int &c, const int d, int (&e)[3], P p, P *q, P &r, int (*fp)(int), int P::*mp) {
  use([=] __device__ { return a + *b + c + d + e[0]; });
  use([=] __device__ { return p.x + q->y + r.arr[1] + p.get() + q->get(); });
  use([=] __device__ { return fp(1) + (p.*mp) + (q->*mp); });
  use([a, b, c] __device__ { return a; });
  use([=, z = a + 1, w = &r] __device__ { return z + w->x; });
  use([a2 = a, b2 = *b, c2 = c, d2 = d] __device__ { return a2; });
  use([e2 = &e, e3 = e[1], fp2 = fp] __device__ { return 1; });
  use([x = P::k, y = P::s, z = gv, w = gc, v = gk, u = e1] __device__ { return 1; });
  use([x = p.x, y = q->y, z = r.get(), w = p.arr[2], v = (p).x, u = (*q).y] __device__ { return 1; });
  use([x = -a, y = !a, z = ~a, w = +a, v = a++, u = --a, t = &a, s = *b] __device__ { return 1; });
  use([x = a + d * 2, y = (a + d) * 2, z = a < d, w = a && d || !a, v = a ? d : c, u = (a, d), t = a << 2 | 1] __device__ { return 1; });
  use([x = sizeof(a), y = sizeof a, z = sizeof(P), w = alignof(P), v = noexcept(a), u = sizeof(P) + 1] __device__ { return 1; });
  use([x = static_cast<float>(a), y = (float)a, z = float(a), w = reinterpret_cast<long *>(b), v = const_cast<const int *>(b)] __device__ { return 1; });
  use([x = new int, y = new int(3), z = new int[a], w = new P, v = new P{1, 2}, u = nullptr] __device__ { return 1; });
  use([x = 1.5f, y = 2.0, z = 'a', w = L'b', v = "str", u = 3u, t = 4ull, s = 0x1F, r2 = 1'000, q2 = 0b11, o = 017] __device__ { return 1; });
  use([x = P{1, 2}, y = P(), z = P{}, w = U{3}, v = En(1)] __device__ { return 1; });
//
  use([x = gf(a), y = gt(a), z = gt<long>(a), w = ::gf(2), v = (gf)(3), u = (*fp)(4), t = fp(5)] __device__ { return 1; });
}
void Q::m() {
  int l = 1;
  use([=] __device__ { return x + l; });
  use([this] __device__ { return z; });
  use([*this] __device__ { return z + r; });
  use([=, *this] __device__ { return z + l; });
  use([a = x, b = this->y, c = get(), d = this, e = *this, f = P::x, g = r, h = *p, i = &x, j = arr[0], k2 = s, l2 = k] __device__ { return 1; });
  use([a = this->get(), b = P::get(), c = (x), d = x + z * 2, e = (*this).z, f = Q::z] __device__ { return 1; });
  auto pl = [=](int q) { return q + l; };
//
}
void f2() {
  int arr[2][3]; P ps[2]; int n = 3; static int st; const int cn = 3; constexpr int ck = 4; const int nc = n; int &rn = n; const int &crn = n; auto &&fn = n; register_t *pp = nullptr; (void)pp;
  use([=] __device__ { return arr[1][2] + ps[0].x; });
  use([=] __device__ { return st + cn + ck + nc; });
  use([=] __device__ { return rn + crn + fn; });
  use([=] __device__ { const int *q = &cn; return *q + nc; });
  use([=] __device__ { int t[cn]; return sizeof(n) + sizeof(t); });
  use([=] __device__ { if (false) return n; return 0; });
  use([=] __device__ { auto in = [=] { return n; }; return in(); });
  use([=] __device__ { auto in = [n] { return n; }; return in(); });
  use([=] __device__ { struct L { int v; }; L lv{n}; return lv.v; });
  use([=] __device__ (auto v) { return v + n; });
  use([=] __device__ (int n) { return n; });
  use([=] __device__ (int k = sizeof(n)) { return k; });
  use([=] __device__ () -> decltype(n) { return 1; });
  use([=] __device__ () mutable { n++; return ps[1].y; });
  for (int i = 0; i < 3; ++i) { use([=] __device__ { return i; }); for (auto &e : ps) use([=] __device__ { return e.x + i; }); for (auto [u, v, w] : ps) use([i] __device__ { return i; }); }
  if (int c = n; c > 1) use([=] __device__ { return c; }); else use([=] __device__ { return c + 1; });
  switch (int s = n) { case 1: use([=] __device__ { return s; }); }
  while (int w = n--) { use([=] __device__ { return w; }); }
  try { use([=] __device__ { return n; }); } catch (P &ex) { use([=] __device__ { return ex.x; }); }
  do { int dd = 1; use([=] __device__ { return dd; }); } while (0);
}
