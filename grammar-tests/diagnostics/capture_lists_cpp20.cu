// std: 20
// capture lists that host compilers take, or only warn of: C++20 allows `[=, this]`
static int g; const int gc = 3; int ga[3]; thread_local int tl; extern int ge; int &gr = g; namespace n { int nk; static constexpr double nd = 2; } 
using n::nk;
struct S {
  int a; static int sm;
  void f(int k, int b) {
    static int st = 0; static const int stc = 1; static constexpr int stx = 2; thread_local int tll = 0; extern int ge;
    static int sa[3]; const int c = 1; constexpr int x = 2; int &r = k; int &rs = st;
    auto l1 = [=,
      k,
      b,
      this] __device__ { return k; };
    auto l2 = [k,
      b,
      k,
      k,
      b] __device__ { return k; };
    auto l3 = [k,
       g,
       gc,
       ga,
       tl,
       ge,
       gr,
       nk] __device__ { return 1; };
    auto l4 = [st,
       stc,
       stx,
       tll,
       sa,
       c,
       x,
       r,
       rs] __host__ __device__ { return 1; };
    auto l5 = [=,
      g] __device__ { return 1; };
    auto l7 = [k,
      *this,
      this] __device__ { return 1; };
    auto l8 = [&k = b,
      k] __host__ __device__ { return 1; };
    auto l9 = [k = b,
      k = b] __device__ { return k; };
    auto la = [&,
       &k] __host__ __device__ { return k; };
    auto lb = [=,
       k,
       k] __device__ { return k; };
    auto lc = [=,
       this,
       this] __device__ { return k; };
    auto ld = [=,
       this,
       *this] __device__ { return k; };
    auto le = [&g] __device__ { return k; };
    auto lf = [=,
        g = g,
        g] __device__ { return k; };
    auto lj = [=] __device__ (
  }
};
__device__ int dg; __constant__ int dc;
void h() { auto l = [dg] __device__ { return dg; };
 auto l2 = [dc] __device__ { return dc; }; }
__device__ void dev(int k) { auto l = [=, k] __device__ { return k; };
 auto l2 = [k, k] __device__ { return k; };
}
template <class T> void t(T k) { static T st; auto l = [=, k] __device__ { return k; };
 auto l1 = [k, k] __device__ { return k; };
 auto l2 = [st] __device__ { return 1; };
}
template <class T> struct TS { T m; void f() { auto l = [=, this] __device__ { return m; }; }
 void g(); };
template <class T> void TS<T>::g() { auto l = [=, this] __device__ { return m; }; }
