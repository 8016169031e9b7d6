// std: 20
// Signs that compare values among template arguments, and assignments in front of a comma.
template <bool B, class T = void> struct Sel { using type = T; };
template <bool B, class T = void> using Sel_t = typename Sel<B, T>::type;
template <class T> constexpr int rank() { return 1; }
constexpr bool on = true;
template <class F> void run(F f) {}
template <class T> Sel_t<on && sizeof(T) < 8, T> f1(T t) { run([=] __device__ { return t; }); return t; }
template <class T> typename Sel<on && sizeof(T) < 8, T>::type f2(T t) { run([=] __device__ { return t; }); return t; }
template <class T, Sel_t<sizeof(T) < 8, int> D = 0> void f3(T t) { run([=] __device__ { return t; }); }
template <class T, Sel_t<on && sizeof(T) < 8, int> D = 0> void f4(T t) { run([=] __device__ { return t; }); }
template <class T> auto f5(T t) -> Sel_t<on && sizeof(T) < 8, T> { run([=] __device__ { return t; }); return t; }
template <class T, int N> void f6(T t, Sel_t<on && N < 8, T> *u) { run([=] __device__ { return u; }); }
template <class T, int N> void f7(T t, Sel_t<sizeof(T) < 4 && N < 8, T> *u) { run([=] __device__ { return u; }); }
template <class T> static inline Sel_t<on && rank<T>() < 8, T> f8(T t) { run([=] __device__ { return t; }); return t; }
struct M { template <class U> Sel_t<on && sizeof(U) < 8, U> g(U u) { run([=] __device__ { return u; }); return u; } };
void f9(int a, int b) { run([x = (a = 1, b)] __device__ { return x; }); run([x = (a += 1, b = 2, a)] __device__ { return x; }); }
void f10(int a, int b) { run([x = Sel_t<sizeof(a) < 8, int>(a)] __device__ { return x; }); }
void f11(int a, int b) { run([x = a < b, y = a > (b)] __device__ { return x + y; }); }
