// std: 17
// template arguments of every kind
template <bool, class T = void> struct en { typedef T type; }; template <int> struct I; template <class T> struct V;
template <class T, int N> void e1(typename en<(N >= 2)>::type *a, typename en<(N >> 1 == 1)>::type *b, I<(N >> 1)> *c, I<N - 1> *d, I<-N> *e, I<(N + 1) * 2> *f, I<N ? 1 : 2> *g, I<sizeof(T)> *h, I<(N < 2)> *i, I<!(N > 3)> *j, I<(N > 1 ? 2 : 3)> *k, V<I<(N > 1)>> *l, I<(int)N> *n) { auto ll = [] __device__ () {}; }
enum class F { a, b }; enum G { g1 }; template <F> struct IF; template <G> struct IG; template <char> struct IC; template <long> struct IL; template <auto> struct IA; template <int *> struct IP; int gp; template <void (*)()> struct IFn; void fun();
void e2(IF<F::a> *a, IG<g1> *b, IC<'c'> *c, IL<3> *d, IA<3> *e, IA<3u> *f, IP<&gp> *g, IFn<&fun> *j, IA<true> *k, IA<'x'> *l, I<3 * 4 - 1> *m, I<(1 << 4)> *n, I<0x10> *o, IL<-3> *p, I<sizeof(int) * 2> *q, I<~0> *r, I<7 / 2 % 2> *s, en<3 == 3> *t, en<(3 > 2)> *u, en<!false> *v) { auto ll = [] __device__ () {}; }
