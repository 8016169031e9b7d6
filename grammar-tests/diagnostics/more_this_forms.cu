// std: 17
// options: diag_warn=this_addr_capture_ext_lambda
// implicit this: members of bases, of templates, calls, operators, nested lambdas, statics, types, enumerators
struct B { int b; void bf(); static int bs; enum { be }; typedef int bt; };
template <class T> struct TB { int tb; };
struct S : B {
  int m, arr[3]; static int s; static void sf(); void f() const; int operator()(int); template <class T> void t(); struct In { int i; void g() { auto l = [=] __device__ () { return i; }; } }; using B::b; int (*fp)(int);
  S() { auto l = [=] __device__ () { return m; }; }
  void go(int m2, S *o) {
    auto l1 = [=] __device__ () { return m; };
    auto l2 = [=] __device__ () { return this->m; };
    auto l3 = [=] __device__ () { return (*this).m; };
    auto l4 = [=] __device__ () { return b; };
    auto l5 = [=] __device__ () { bf(); };
    auto l6 = [=] __device__ () { return bs + be + s; };
    auto l7 = [=] __device__ () { sf(); };
    auto l8 = [=] __device__ () { f(); };
    auto l9 = [=] __device__ () { t<int>(); };
    auto l10 = [=] __device__ () { return B::b; };
    auto l11 = [=] __device__ () { return S::m + S::s; };
    auto l12 = [=] __device__ () { return o->m + m2; };
    auto l13 = [=] __device__ () { bt x = 1; return x; };
    auto l14 = [=] __device__ () { return sizeof(m) + sizeof(arr); };
    auto l15 = [=] __device__ () { return [=] { return m; }(); };
    auto l16 = [=] __device__ () { return [this] { return m; }(); };
    auto l17 = [=] __device__ () { return [&] { return arr[0]; }(); };
    auto l18 = [=] __device__ () { int m = 1; return m; };
    auto l19 = [=] __device__ (int m) { return m; };
    auto l20 = [=, *this] __device__ () { return m; };
    auto l21 = [this] __device__ () { return m; };
    auto l22 = [=] __device__ () { return &S::m; };
    auto l23 = [=] __device__ () { return decltype(m)(); };
    auto l24 = [=] __device__ () { S x; return x.m; };
    auto l25 = [=] __device__ () { return fp(1); };
    auto l26 = [=] __device__ () { return m + b + arr[1]; };
    auto l27 = [&] __device__ () { return m; };
    auto l28 = [p = this] __device__ () { return p->m; };
    auto l29 = [=] __host__ __device__ () { return m; };
    auto l30 = [=] __device__ () { return noexcept(m); };
    auto l31 = [=] __device__ () { struct L { int m; int g() { return m; } }; };
    auto l32 = [=] __device__ () { return (*this)(1); };
    auto l33 = [m = m] __device__ () { return m; };
    [=] { auto in = [=] __device__ () { return m; }; };
    [this] { auto in = [=] __device__ () { return m; }; };
    [*this] { auto in = [=] __device__ () { return m; }; };
    auto l34 = [=]
      __device__ () { int z = 0;
        z += m;
        return z; };
  }
};
template <class T> struct TS : TB<T> { T m; int go() {
    auto l1 = [=] __device__ () { return m; };
    auto l2 = [=] __device__ () { return this->tb; };
    auto l3 = [=] __device__ () { return TB<T>::tb; };
    auto l4 = [=] __device__ () { return TS::m; };
    auto l5 = [=] __device__ () { return go(); };
    return 0; } };
