// std: 20
// Operands beside a comma in `decltype`, which have the parentheses of other operands.
struct cod { int a; cod *p; int f(); }; struct cod_true { };
template <class T> T &&cod_any();
template <class T> auto cod1(T t) -> decltype(t.x, t->y, t.z) { auto q = [t] __device__ {}; return t; }
template <class T> auto cod2(T t) -> decltype(sizeof(t), sizeof(T) + 1, alignof(T), t && t, t && t && t, !t, -t, t++, ++t) { auto q = [t] __device__ {}; return t; }
template <class T> auto cod3(T t) -> decltype(T(), T{}, t(), t[1], T::f(), T::x, &t, t = t, t ? t : t, (t, t)) { auto q = [t] __device__ {}; return t; }
template <class T> struct cod4 { T a; int b; auto f(T t) -> decltype(a, b, this->a, t + a) { auto q = [t] __device__ {}; return t; } auto g(T t) -> decltype(b, t) { auto q = [t] __device__ {}; return t; } };
auto cod5(cod m) -> decltype(m.a, m.p->a) { auto q = [m] __device__ {}; return m.a; }
template <class T> auto cod6(T t) -> decltype((int)t, static_cast<int>(t), 1, 'c', "s", nullptr, (T)t, T(1), T{1}) { auto q = [t] __device__ {}; return t; }
template <class T> auto cod7(T t) -> decltype(swap(t, t), void(), cod_any<T>(), int()) { auto q = [t] __device__ {}; return t; }
template <class T> auto cod8(T t) -> decltype(t.f(1, 2), (t + 1, t)) { auto q = [t] __device__ {}; return t; }
template <class T> auto cod9(T *t) -> decltype(*t, t[0], t->f(), (*t).f(), (*t)(1)) { auto q = [t] __device__ {}; return *t; }
template <class T> auto cod10(T const &t) -> decltype(t.begin(), t.end(), cod_true{}) { auto q = [t] __device__ {}; return {}; }
template <class T> auto cod11(T t) -> decltype(t + 1, void()) { auto q = [t] __device__ {}; }
template <class T> auto cod12(T t) -> decltype("a", "b", t) { auto q = [t] __device__ {}; return t; }
