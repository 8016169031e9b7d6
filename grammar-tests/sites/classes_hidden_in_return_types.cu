// std: 17
template <class F> void eat(F f) {}
template <class T> struct GT { T x; };
namespace n { struct i { int a; };
 i ret4(int i) { eat([=] __device__ { return i; }); return {}; } 
 i *ret5(i *p, int i) { eat([=] __device__ { return i; }); return {}; } 
 auto ret6(int i) -> struct i * { eat([=] __device__ { return i; }); return {}; } 
 struct S { typedef int j; struct i *i; void f(n::i *p, int i) { eat([=] __device__ { return p->a; }); } };
 struct i2 { int q; }; struct S2 { typedef int i2; void f(n::i2 *p, int i2) { eat([=] __device__ { return p->q; }); } };
 struct i3 { int q; }; struct S3 { static int i3(); void f(n::i3 *p, int i3) { eat([=] __device__ { return p->q; }); } };
 template <class T> struct B { int i4; };
 struct i4 { int q; }; template <class T> struct S4 : B<T> { void f(n::i4 *p, int i4) { eat([=] __device__ { return p->q; }); } };
 struct i5 { int q; }; struct B5 { struct i5 { int r; }; }; struct S5 : B5 { void f(n::i5 *p, B5::i5 *q, int i5) { eat([=] __device__ { return p->q; }); } };
 template <class T> struct S6 { struct i6 { int q; }; void f(S6::i6 *p, int i6) { eat([=] __device__ { return p; }); } void g(i6 *p, int i6) { eat([=] __device__ { return p; }); }  };
 struct st { int q; }; int st(int); void g(struct n::st *p, int st) { eat([=] __device__ { return p->q; }); } }
