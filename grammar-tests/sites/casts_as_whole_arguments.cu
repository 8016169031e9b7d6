// std: 17
// A `static_cast` that is a whole template argument is written as a conversion, unless its operand depends on a type; in an
// operand it stays. `size_t{n}` is a cast, and what `T()` makes has no parentheses.
typedef decltype(sizeof(0)) size_t;
struct X { static constexpr int w = 3; };
constexpr int k = 2;
constexpr int fu(int a, int b = 0) { return a; }
template <int N> struct I { static constexpr int v = N; };
template <size_t N> struct J {};
template <bool B> struct B1 {};
enum Color { red };
template <Color C> struct P {};
enum class Sh { a };
template <Sh C> struct Q {};
template <class T, int N> void made(I<X::w + T()> a, I<k + T()> b, I<N + T()> c, I<T() + 1> d, I<(X::w * T()) + 1> e, I<-T()> f, I<X::w + T(1)> g, I<fu(T()) + 1> h, I<(N ? T() : T())> i, B1<T() == 1> j, B1<!T()> m, I<X::w + T{}> n) { auto l = [] __device__ () {}; }
template <class T, int N> void braces(J<size_t{2} * N> a, J<N * size_t{2}> b, J<size_t(2) * N> c, J<int{2} * N> d, J<unsigned{2} + sizeof(T)> e, J<size_t{2}> f, J<size_t{N}> g, J<size_t{sizeof(T)} + 1> h, J<long{3} + N> i) { auto l = [] __device__ () {}; }
template <class T, Color C, Sh S, int N> void casts(P<static_cast<Color>(int(C) + 1)> a, P<static_cast<Color>(N)> b, P<Color(N)> c, P<(Color)N> d, Q<static_cast<Sh>(N)> e, I<static_cast<int>(C)> f, I<static_cast<int>(S)> g, I<static_cast<int>(sizeof(T))> h, J<static_cast<size_t>(N)> i, J<static_cast<size_t>(N) * 2> j, I<static_cast<T>(N)> m, P<static_cast<Color>(int(S))> n) { auto l = [] __device__ () {}; }
template <class T, int N> void more(I<static_cast<long>(N)> a, I<static_cast<unsigned>(N) + 1> b, J<static_cast<int>(N)> c, I<int(N)> d, J<size_t(N)> e, J<(size_t)N> f, J<static_cast<unsigned long>(N)> g, B1<static_cast<bool>(N)> h, I<static_cast<int>(N * 2)> i, I<static_cast<int>(T::v)> j, I<static_cast<int>(static_cast<long>(N))> m, I<(static_cast<int>(N))> n, I<-static_cast<int>(N)> o) { auto l = [] __device__ () {}; }
