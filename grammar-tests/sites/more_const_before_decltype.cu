// std: 17
// In front of the decltype of a constant or of a reference const is not printed.
template <class F> int eat(F f) { return 0; }
struct P { int a, b; static int sa; static const int sc = 2; const int m; };
template <class T> struct St { static constexpr int size = 3; static int z; };
constexpr int k = 3;
const P gp{};
int gi;
void f1(const decltype(k) a, decltype(k) b, const decltype(gi) c, const decltype((gi)) d) { eat([=] __device__ { }); }
void f2(const decltype(P::sc) a, const decltype(P::sa) b, const decltype(gp) c) { eat([=] __device__ { }); }
template <class T> void f3(const decltype(St<T>::size) a, const decltype(St<T>::z) b, const T c, T const *const d) { eat([=] __device__ { }); }
