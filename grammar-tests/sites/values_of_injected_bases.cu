// std: 17
// Static members of a base that is an instance of a class template, named through the name that the base has in the class.
template <class... A> int eat(A...) { return 1; }
template <class T> struct Inj1 { T b; static T sb; static const int cb = 1; int bm(int); static int bs(int); template <class U> static int bt(U); using ty = T; enum { en }; enum class Ec { e }; struct In { static int i; }; };
namespace inj { template <class T, int N = 2> struct Inj2 { T b2; static T sb2; int bm2(int); static int bs2(int); enum { en2 }; using ty2 = T; struct In2 { static int i; }; }; namespace deep { template <class T> struct Inj4 { static int s4; static int f4(); int m4; }; } }
struct Deri : Inj1<int>, inj::Inj2<long>, inj::deep::Inj4<char> {
  void a1() { eat([k = Inj1::sb] __device__ () { return 1; }); }
  void a2() { eat([k = Inj1::bs(1)] __device__ () { return 1; }); }
  void a3() { eat([k = Inj1::cb + 1] __device__ () { return 1; }); }
  void a4() { eat([k = Inj1::en] __device__ () { return 1; }); }
  void a5() { eat([k = Inj1::Ec::e] __device__ () { return 1; }); }
  void a6() { eat([k = Inj1::In::i] __device__ () { return 1; }); }
  void a7() { eat([k = Inj1::bt(2)] __device__ () { return 1; }); }
  void a8() { eat([k = Inj1::ty(2)] __device__ () { return 1; }); }
  void a9() { eat([k = &Inj1::b] __device__ () { return 1; }); }
  void a10() { eat([k = &Inj1::bm] __device__ () { return 1; }); }
  void a11() { eat([k = &Inj1::sb] __device__ () { return 1; }); }
  void a12() { eat([k = Inj1::b] __device__ () { return 1; }); }
  void a13() { eat([k = (Inj1::bm(1))] __device__ () { return 1; }); }
  void a14() { eat([k = Inj2::sb2] __device__ () { return 1; }); }
  void a15() { eat([k = Inj2::bs2(1)] __device__ () { return 1; }); }
  void a16() { eat([k = Inj2::en2] __device__ () { return 1; }); }
  void a17() { eat([k = Inj4::s4, j = Inj4::f4(), i = Inj4::m4] __device__ () { return 1; }); }
  void a18() { eat([k = Deri::Inj4::s4] __device__ () { return 1; }); }
  void a19() { eat([k = inj::Inj2<long>::sb2] __device__ () { return 1; }); }
  void a20() { eat([k = Inj1<int>::sb, j = Inj1<long>::sb] __device__ () { return 1; }); }
  void a21() { eat([k = Inj2<long, 2>::sb2, j = Inj2<long>::sb2] __device__ () { return 1; }); }
  void a22(decltype(Inj1::sb) d, decltype(Inj2::sb2) e) { eat([] __device__ () -> decltype(Inj1::sb) { return 1; }); }
  auto a23(int n) -> decltype(Inj1::bs(n)) { eat([] __device__ () { return 1; }); return 1; }
  void a24() { eat([k = sizeof(Inj1::b), j = sizeof(Inj1::sb), i = sizeof(Inj2::In2)] __device__ () { return 1; }); }
  template <class W> void a25(W) { eat([k = Inj1::sb, j = Inj2::sb2] __device__ () { return 1; }); }
};
template <class Z> struct Deri2 : Inj1<int>, inj::Inj2<long> {
  void a1() { eat([k = Inj1::sb] __device__ () { return 1; }); }
  void a2() { eat([k = Inj1::bs(1)] __device__ () { return 1; }); }
  void a14() { eat([k = Inj2::sb2] __device__ () { return 1; }); }
  void a15() { eat([k = Inj2::bs2(1)] __device__ () { return 1; }); }
  void a9() { eat([k = &Inj1::b] __device__ () { return 1; }); }
};
