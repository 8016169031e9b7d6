// std: 17
// The host front end looks at destructors of what is made with parentheses, wherever that goes.
struct D1 { int v; D1() = default; __device__ ~D1() {} };
struct D2 { int v = 1; D2() = default; __device__ ~D2() {} };
struct D3 { int v; D3(int) : v(1) {} D3() = default; __device__ ~D3() {} };
struct D6 { int v; constexpr D6() : v(0) {} __device__ ~D6() {} };
template <class T> struct T1 { T v; T1() {} __device__ ~T1() {} };
int a1() { return D1().v; }
int a2() { return D2().v; }
int a3() { return D3().v; }
int a6() { return D6().v; }
int b1() { return T1<int>().v; }
int b4() { return D2({}).v; }
int b5(D2 &x) { return D2(x).v; }
int b6(D1 &x) { return D1(x).v; }
struct L { int operator()(int a) { return D2().v; } static int s() { return D2().v; } friend int fr(const L &) { return D2().v; } };
template <class T> struct M { int q() { return D2().v; } };
int mm() { return M<int>().q(); }
int lam() { return [](auto x) { return D2().v + x; }(1); }
constexpr int ce(int a) { return a ? 1 : D2().v; }
__host__ __device__ int hd() { return D2().v; }
int dflt(int a = D2().v) { return a; }
int us() { return dflt(); }
