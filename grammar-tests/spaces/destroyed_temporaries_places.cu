// std: 17
// The same in statements, in arguments, and in templates, where it does not.
struct A { int v; A(int a = 0) : v(a) {} A(const A &o) : v(o.v) {} __device__ ~A() {} int m() const { return 1; } A self() const { return *this; } };
struct N { int v; __device__ ~N() {} };
struct H { A a; };
A make() { return A(1); }
void byval(A a);
int take(A a, int b);
A r1() { return A(); }
A r2() { return A(2); }
int v1() { A x = A(); return 1; }
int v2() { A x(A(3)); return 1; }
int v3() { auto x = A(3); return 1; }
int v4() { byval(A()); return 1; }
int v5() { return take(A(4), 1); }
int v6() { return make().v; }
int v7() { make(); return 1; }
int v8(const A &x) { return A(x).v; }
int v9() { return (A(1)).v; }
int w1() { return N().v; }
int w2() { return H().a.v; }
int w3() { return A(1).self().v; }
int w4(bool b) { return (b ? A(1) : A(2)).v; }
void w5() { throw A(1); }
int w6() { A *p = new A(A(2)); return 1; }
int w7() { A a[2] = { A(1), A(2) }; return 1; }
struct W { A a; W() : a(A(2)) {} };
struct X { int q = A(2).v; };
int w8() { int i = 0; while (A(i).v) ++i; return i; }
int w9() { if (A(1).v) return 1; for (int i = A(0).v; i < A(2).v; ++i) ; return sizeof(A(2)); }
int x1() { auto l = [] { return A(2).v; }; return l(); }
int x2() { return ((A)1).v + static_cast<A>(2).v; }
int x3() { const A &r = A(2); return r.v; }
int x4(A a) { a = A(3); return 1; }
struct Y { A a; Y() {} }; 
A glob = A(2);
int globi = A(2).v;
int x5() { return true || A(2).v; }
int x6() { return false ? A(2).v : 1; }
int x7() { if constexpr (false) { return A(2).v; } return 1; }
int x8() { return (A(1), 2); }
template <class T> int t1() { return A(2).v; }
template <class T> int t2() { A(2); return 1; }
template <class T> int t3() { T(2); return 1; }
int tt() { return t1<int>() + t2<int>() + t3<A>(); }
int u1() { int arr[2] = { A(1).v, 2 }; return arr[0] + decltype(A(1).v)(2) + noexcept(A(2)); }
