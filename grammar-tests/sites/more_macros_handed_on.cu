// std: 17
// Lambdas that no declaration shows: their introducer, their annotation or all of them comes through macros.
template <class F> int eat(F f);
#define PASS(...) __VA_ARGS__
#define ID(x) x
#define ANN ID(__device__)
#define INTRO [=] ANN
void annotation_argument(int n) { eat([=] PASS(__device__) (int i) { return n; }); }
void introducer_argument(int n) { eat(PASS([=]) __device__ (int i) { return n; }); }
void annotation_macro(int n) { eat([=] ANN (int q) { return n; }); }
void introducer_macro(int n) { eat(INTRO (int q) { return n; }); }
void nested_argument(int n) { eat([=] PASS(ID(__host__) __device__) (int i) { return n; }); }
#define FN(name, ...) void name(int x) { __VA_ARGS__ }
FN(whole_function, eat([=] __device__ { return x; });)
#define ONE(nm) int use_##nm(int nm) { return eat([=] __device__ () { return nm; }); }
#define LIST(V) V(aa) V(bb)
LIST(ONE)
#define APPLY(f, ...) f(__VA_ARGS__)
#define WITH(a_, b_) eat([=] __device__ { return a_ + b_; })
void applied(int x, int y) { APPLY(WITH, x, y); }
#define LAM(intro) intro __device__ (int i) { return i; }
void introduced(int n) { eat(LAM([])); eat(LAM([n])); }
#define OUTER(intro) eat(LAM(intro))
void introduced_twice(int n) { OUTER([=]); }
#define CAT(intro, ann) intro ann (int i)
void joined(int n) { eat(CAT([=], __device__) { return n; }); }
struct S { int m; void in_class(int n) { eat([=] PASS(__device__) { return n + m; }); } LIST(ONE) };
