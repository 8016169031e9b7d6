// std: 20
// literals, operators, casts, sizeof and new in init-captures
#include <typeinfo>
template <class T> T eat(T t); struct P { int a, b; int m() const; P *next; int arr[3]; P operator+(P) const; P &operator++(); }; struct Q { int v; Q(int, int); Q(); };
void lits(int k, P p, P *q, float f, double d, int *ip, Q cl) {
 { auto l = [a = 0xFFFFFFFF, b = 0x7fffffff, c = 4294967296, d = 0xFFFFFFFFFFFFFFFF, e = 2147483648, f = 1ll, g = 1ul, h = 1llu, i=0, j=07777777777777l, kk=18446744073709551615u] __device__ () {}; }
 { auto l = [a = 1e10, b = 1e20, c = 1e-5, d = 0.1, e = 0.1f, f = 3.14159265358979, g = 0x1.8p3, h = 1e16, i = 123456789.123, j=100000.0, kk = 1e5f, ll=1e6, m=1e15,n=1e17, o=0.001, pp=0.0001,qq=1e-3f,rr=1e300, ss=1.0/3] __device__ () {}; }
 { auto l = [a = 3.14159265358979323846, b = 3.14159265358979323846f, c=3.14159265358979L, d=2.718281828459045, e=1.7976931348623157e308, f=2.2250738585072014e-308, g=1.17549435e-38f, h=16777216.f, i=1e7f, j=123456.7f, kk=1234567.8f,m=0.,n=-0.5, o=12345678.0,pp=1e21,qq=1.e22] __device__ () {}; }
 { auto l = [a = "\x41z", b = "\101", c = R"(a
b"c\d)", d = "\\", e = "?\?=", f = L"ab", g = u"x", h = U"y", i = "\u00e9", j="é", kk="\a\b\f\v\r\e\0", m="\177", n="a" L"b", o="", pp="\1" "2", qq="'", rr="\'\""] __device__ () {}; }
 { auto l = [a = '\n', b = '\x41', c = '"', d = '\\', e = u'x', f = U'y', g = L'\n', h = '\101', i='\xff', j=' ', kk='\'', m='\?', n='\a', o='\200', pp=u'\u00e9'] __device__ () {}; }
 { auto l = [a = k + 1u, b = k ? f : d, c = !k ? 1 : 2, d = k, e = (k ? 1 : 2) + 3, f = k = 3, g = k == 1 ? k + 1 : k - 1, h = k + f * 2, i = k > 0 ? 1.0f : 2.0f] __device__ () {}; }
 { auto l = [a = k + f, b = (float)k * f, c = static_cast<float>(k) / 2, d = -1.5f, e = - -k, f = +k, g = -(k + 1), h = !(k > 1), i = ~k & 0xff, j = *ip++, kk = (*ip)++, m = ++*ip, n = &*ip, o = &ip[2], pp = *&k] __device__ () {}; }
 { auto l = [a = p.arr[1], b = q->next->a, c = (*q).a, d = q[1].a, e = p.m(), f = q->m() + 1, g = p + p, h = (p + p).a, i = &p.a, j = p.next->next, kk = q->next, m = q->arr[2], n = (&p)->a, o = ip[k + 1], pp = ip[k], qq = *ip + 1, rr = *(ip + 1), ss=(ip+1)[2]] __device__ () {}; }
 { auto l = [a = eat(k), b = eat<int>(k), c = eat(k + 1)] __device__ () {}; }
}
template <class T> T eat(T t, int);
void lits2(int k, P p, P *q, float f, double d, int *ip, Q cl) {
 { auto l = [c = eat(1u), d = eat(eat(k), 3 ), e = eat(-1), f = eat('c'), g = eat((k, 2)), h = eat(k = 2), i = eat(true), j = eat(2.0), m = eat(k * 2 + 1, 1)] __device__ () {}; }
 { auto l = [a = Q(1, 2), b = Q{1, 2}, c = Q(), d = Q{}, e = P{k, 2}, f = P{}, h = P(), i = P{.a = 3}] __device__ () {}; }
 { auto l = [a = int(k), b = int(3), c = int{3}, d = int(2.5), e = (int)2.5, f = (float)1, g = float(1), h = (long)k + 1, i = (int)f + 1, j = -(int)f, kk = (int)-f, m = (int)(f + 1), n = (int *)ip, o = (void *)0, pp = (const int *)ip, qq = (char)'c', rr = unsigned(3), ss = bool(1)] __device__ () {}; }
 { auto l = [a = sizeof(k), b = sizeof k + 1, c = sizeof(int *), d = sizeof(P), e = sizeof p, f = sizeof(p.a), g = alignof(P), h = sizeof(int[3]), i = sizeof(k + 1) * 2, j = noexcept(k + 1), kk = sizeof(*q), m = sizeof(ip[1])] __device__ () {}; }
 { auto l = [a = new int, b = new int[k], c = new P{1, 2}, d = new Q(1, 2), e = new (ip) int(3), f = new int*[3], g = new P, h = new int(), i = new Q[2], j = new Q{}] __device__ () {}; }
 { auto l = [a = k < 3, b = k << 1 << 2, c = k - 1 - 2, d = k - (1 - 2), e = k * 2 / 3, f = k && 1 || 0, g = k & 1 == 0, h = (k, f, 3), i = k ? 1 : k ? 2 : 3, j = (k ? 1 : 2) ? 3 : 4, kk = k += 2, m = k = ip[0] = 3] __device__ () {}; }
 { auto l = [a = true && k, b = not k, c = k and k, d = k bitor 1, e = compl k, f = k != 1, g = k not_eq 1, h = k xor 1 ] __device__ () {}; }
 { auto l = [a = ::eat(k), b = &P::a, c = &P::m, d = p.*(&P::a), e = q->*(&P::a), f = (p.*(&P::m))(), h = decltype(k)(3), i = (decltype(k))2, j = decltype(p){}, kk = typeid(k).name() ] __device__ () {}; }
}
