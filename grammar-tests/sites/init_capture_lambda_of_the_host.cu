// std: 20
// Lambdas of the host in init-captures: macros are what they stand for, calls of members have their object, types their path.
template <class F> int eat(F f) { return 0; }
namespace n { int g; struct T { int v; static int s; T(int); }; template <class X> X fn(X); enum E { e1 }; enum class S { s1 }; constexpr int K = 3; using A = int; }
using namespace n;
struct B2 { int bf(int); int k; static int st(int); };
struct C : B2 { int own; int of(); C();
 int m(int p) { using namespace n; int loc = 1; unsigned char uc = 2; int *ptr = &loc; const int ci = 4;
 eat([s = [this] { return k; }()] __device__ {});
 eat([s = [this] { return of(); }()] __device__ {});
 eat([s = [this] { return bf(1) + st(1); }()] __device__ {});
 eat([s = [this, d = own] { return d; }()] __device__ {});
 eat([s = [d = (loc)] { return d; }()] __device__ {});
 eat([s = [d = T(1)] { return d.v; }()] __device__ {});
 eat([s = [] { return K + ci; }()] __device__ {});
 eat([s = [&] { return (int)uc + int(uc); }()] __device__ {});
 eat([s = [&] { A a = 1; return a; }()] __device__ {});
 eat([s = [&] { auto x = 1; x++; return x; }()] __device__ {});
 eat([s = [&] { for (int i = 0; i < 3; ++i) loc += i; return loc; }()] __device__ {});
 eat([s = [&](int a, int b = 3) -> int { if (a) return b; else return a ? 1 : 2; }(1)] __device__ {});
 eat([s = [&](auto a) { return fn(a) + fn<int>(1); }(1)] __device__ {});
 eat([s = [&] { return 'a' + 0x1F + 1'000 + 1.5f; }()] __device__ {});
 eat([s = [&] { return e1 + (int)S::s1; }()] __device__ {});
 eat([s = [&] { return sizeof(int) + sizeof(loc) + sizeof loc; }()] __device__ {});
 eat([s = [&] { return static_cast<int>(loc) ; }()] __device__ {});
 eat([s = [&] { return T::s + n::T::s + g + n::g; }()] __device__ {});
 eat([s = [&] { return !loc && ~loc || -loc; }()] __device__ {});
 eat([s = [&] { return (loc, 1); }()] __device__ {});
 eat([s = [&] { int a[2] = {1, 2}; return a[1]; }()] __device__ {});
 eat([s = [&] { T t{1}; T u(2); T w = 3; return t.v + u.v + w.v; }()] __device__ {});
 eat([s = [&] { return new int(1); }()] __device__ {});
 eat([s = [&] { struct L { int q; }; return L{1}.q; }()] __device__ {});
 eat([s = [&] { return [=] { return loc; }(); }()] __device__ {});
 eat([s = [&] { switch (loc) { case 1: return 1; default: return 2; } }()] __device__ {});
 eat([s = [&]() mutable noexcept { return true ? nullptr : nullptr; }()] __device__ {});
 eat([s = [&] { typedef int I; using J = long; I i = 1; J j = 2; return i + j; }()] __device__ {});
 eat([s = [&] { return decltype(loc)(1); }()] __device__ {});
 eat([s = [&] { /* c */ return loc; // d
   }()] __device__ {});
 return 0; } };
#define BODY(x) { return x + 1; }
#define LAM(x) [x] { return x; }
#define ONE 1
#define ID(x) x
int f(int a) {
 eat([s = [a] BODY(a)()] __device__ {});
 eat([s = LAM(a)()] __device__ {});
 eat([s = [a] { return a + ONE; }()] __device__ {});
 eat([s = [a] { return ID(a) + ID(ONE); }()] __device__ {});
 eat([s = ID([a] { return a; })()] __device__ {});
 ID(eat([s = [a] { return a; }()] __device__ {}));
 return 0; }
