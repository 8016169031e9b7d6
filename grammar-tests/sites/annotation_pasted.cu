// std: 17
// Annotations that macros join from parts.
template<class F> void f(F);
#define P(x) __dev##x##__
#define Q(x) __##x##__
#define R __dev##ice__
#define CAT(a, b) a##b
#define CAT3(a, b) CAT(a, b)
#define LAM CAT3(__dev, ice__)
#define SP(x) __##x
void g(int a) {
  f([=] P(ice) () { return a; });
  f([=] Q(device) () { return a; });
  f([=] Q(host) Q(device) () { return a; });
  f([=] CAT(__dev, ice__) () { return a; });
  f([=] LAM () { return a; });
  f([=] SP(device__) () { return a; });
}
#define FULL(x) [=] __##x##__ ()
void h(int a) { f(FULL(device) { return a; }); f(FULL(host) { return a; }); }
