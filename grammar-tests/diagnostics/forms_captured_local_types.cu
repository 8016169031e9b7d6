// std: 17
// captured local types in many forms
template <class T> struct V { T t; }; struct B {};
template <class T> using Alias = V<T *>; template <class T> using Id = T;
auto mk() { struct H { int a; }; return H{1}; }
auto mk2() { return [] { return 1; }; }
enum G { g0 };
void f(int n) {
  struct L { int v; struct I { int w; }; enum E { e }; using Pub = int; }; enum LE { le }; union LU { int a; float b; }; class LD : public B {}; 
  using LA = L; typedef L LT; L l; L *lp; const L &lr = l; L la[2]; L::I li; L::E le2; L::Pub lpub = 1; LE e = le; LU u; LD ld; LA laa; LT lt; L **lpp; int L::*mp = &L::v; V<L> vl; V<V<L *>> vvl; Alias<L> al; Id<L> id; 
  int (*fp)(L) = nullptr; auto h = mk(); auto h2 = mk2(); auto pl = [] {}; auto pd = [] __device__ () {}; auto phd = [] __host__ __device__ () {}; auto phost = [] __host__ () {}; decltype(l) dl; decltype(pl) dpl = pl; struct { int z; } un; V<decltype(pl)> vpl{pl}; int arr[2]; V<int[2]> va; auto mpi = &L::v; int val = l.v; auto le3 = L::e; auto *ap = &l; 
  auto a1 = [l, lp, lr] __device__ () {};
  auto a2 = [la, li, le2] __device__ () {};
  auto a3 = [lpub, e, u] __device__ () {};
  auto a4 = [ld, laa, lt] __host__ __device__ () {};
  auto a5 = [lpp, mp, vl] __device__ () {};
  auto a6 = [vvl, al, id] __device__ () {};
  auto a7 = [fp, h, h2] __device__ () {};
  auto a8 = [pl, pd, phd] __device__ () {};
  auto a9 = [phost, dl, dpl] __device__ () {};
  auto b1 = [un, vpl, arr] __device__ () {};
  auto b2 = [va, mpi, val] __device__ () {};
  auto b3 = [le3, ap] __device__ () {};
  auto b4 = [x = l, y = &l, z = l.v] __device__ () {};
  auto b5 = [x = L{1}, y = LE::le, z = 2] __device__ () {};
  auto b6 = [=] __device__ () { return l.v + lr.v + e + n; };
  auto b7 = [=] __device__ () { struct M { int q; }; M m{1}; L k; return sizeof(L) + m.q + 2 + le; };
  auto b8 = [&l] __device__ () { return l.v; };
  auto b9 = [&] __device__ () { return l.v; };
  auto c1 = [x = mk(), y = mk2()] __device__ () {};
  auto c2 = [x = [] { return 1; }, y = pl] __device__ () {};
  auto c3 = [x = (l), y = *lp, z = la[0], w = std::move(l)] __device__ () {};
}
