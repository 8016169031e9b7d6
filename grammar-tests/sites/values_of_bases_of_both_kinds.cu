// std: 17
// Members of bases that depend on a parameter, and that do not.
template <class... A> int eat(A...) { return 1; }
template <class T> struct Ba { T b; static T sb; int bm(int); static int bs(int); using bt = T; struct Bi { T i; }; enum Be { be0 }; template <class U> struct Bm { U u; }; };
struct Pb { int pb; static int spb; int pm(int); static int ps(int); using pt = int; struct Pi { int i; }; enum Pe { pe0 }; template <class U> struct Pmt { U u; }; };
template <class T> struct De : Ba<T>, Pb { using typename Ba<T>::bt; using Ba<T>::b; using Base = Ba<T>;
  void a1(bt v) { eat([v, k = b] __device__ () { return 1; }); }
  void a2(typename Base::Bi v) { eat([v, k = this->sb] __device__ () { return 1; }); }
  void a3(typename De::Bi v) { eat([v, k = De::sb] __device__ () { return 1; }); }
  void a4(Pi v, pt w, Pe x, Pmt<int> y) { eat([v, k = pb, j = spb] __device__ () { return 1; }); }
  void a5(Pb::Pi v, Pmt<T> w) { eat([v, k = Pb::pb, j = Pb::spb, i = pe0] __device__ () { return 1; }); }
  void a6(typename Ba<T>::template Bm<int> v) { eat([v, k = Base::sb, j = Base::bs(1)] __device__ () { return 1; }); }
  void a7(Base v) { eat([v, k = this->bm(1), j = pm(2), i = ps(3)] __device__ () { return 1; }); }
  void a8() { eat([k = this->b, j = this->pb, i = (*this).pb, this] __device__ () { return 1; }); }
  void a9() { eat([k = Base::be0, j = Pb::pe0, i = De::pe0] __device__ () { return 1; }); }
  void a10() { eat([k = &De::b, j = &Pb::pb, i = &De::pm] __device__ () { return 1; }); }
};
struct Dp : Ba<int>, Pb { 
  void a1(bt v) { eat([v, k = b] __device__ () { return 1; }); }
  void a2(Bi v) { eat([v, k = sb] __device__ () { return 1; }); }
  void a3(Dp::Bi v) { eat([v, k = Dp::sb] __device__ () { return 1; }); }
  void a4(Pi v, pt w, Pe x, Pmt<int> y) { eat([v, k = pb, j = spb] __device__ () { return 1; }); }
  void a5(Pb::Pi v, Pmt<long> w) { eat([v, k = Pb::pb, j = Pb::spb, i = pe0] __device__ () { return 1; }); }
  void a6(Bm<int> v) { eat([v, k = Ba::sb, j = Ba::bs(1)] __device__ () { return 1; }); }
  void a7(Ba v) { eat([v, k = this->bm(1), j = pm(2), i = ps(3)] __device__ () { return 1; }); }
  void a8() { eat([k = this->b, j = this->pb, i = (*this).pb, this] __device__ () { return 1; }); }
  void a9() { eat([k = Ba<int>::be0, j = Pb::pe0, i = Dp::pe0, h = be0] __device__ () { return 1; }); }
  void a10() { eat([k = &Dp::b, j = &Pb::pb, i = &Dp::pm] __device__ () { return 1; }); }
  void a11() { eat([k = sizeof(Dp::b), j = sizeof(Pb::pb), i = sizeof(b)] __device__ () { return 1; }); }
  void a12() { eat([k = decltype(b)(1), j = decltype(Dp::pb)(2)] __device__ () { return 1; }); }
};
