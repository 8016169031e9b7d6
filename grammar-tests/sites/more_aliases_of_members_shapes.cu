// std: 17
// every shape of them, in classes, templates and nested classes
template <class F> int run(F) { return 0; }
#define L run([] __device__ {})
template <class T, int N = 0> struct Span {}; using idx = unsigned long; struct P {}; namespace n { struct Q {}; using QA = Q; namespace m { struct R {}; } template <class T> struct V { using type = T; struct I {}; }; }
struct Base { using BA = idx; typedef P BP; };
struct A : Base { using Off = idx; using Off2 = Off; using SP = Span<P>; typedef P *PP; using CP = const P; using RQ = n::Q; using RA = n::QA; using RV = n::V<P>::type; using RI = n::V<P>::I; struct In {}; using InA = In; enum E { e }; using EA = E; using Fn = int(int); using FP = int (*)(P); using Arr = int[3]; using Ref = P &; template <class T> using TA = Span<T>; using Self = A; using M = n::m::R;
  void f1(Span<Off2> a, Span<SP> b, Span<CP> d) { L; }
  void f2(Span<RQ> a, Span<RA> b, Span<RV> c, Span<RI> d) { L; }
  void f3(Span<In> a, Span<InA> b, Span<E> c, Span<EA> d) { L; }
  void f4(Span<Fn> a, Span<FP> b, Span<Arr> c, Span<Ref> d) { L; }
  void f5(TA<Off> b, TA<P> c, Span<Self> d) { L; }
  void f6(Span<BA> a, Span<BP> b, BA c) { L; }
  void f7(Span<Off *> a, Span<const Off &> b, Span<Off, 3> c, Span<Span<Off>> d, Span<Off(Off)> e) { L; }
  void f8(Span<A::Off> a, Span<A::In> b, A::Off c, Span<Base::BA> d) { L; }
  void f9(Off a, Off *b, const Off &c, Off d[2], Off (*e)(Off), Span<M> f) { L; }
  Span<Off> f10() { auto l = [] __device__ () -> Span<Off> { return {}; }; auto m = [x = Span<Off>{}, y = Span<SP>{}] __device__ { return x; }; return {}; }
  template <class T> void f11(Span<Off> a, Span<T> b, TA<T> c) { L; }
  auto f12(Off a) -> Span<Off> { L; return {}; }
  operator Span<Off>() { L; return {}; }
  void f13(decltype(Span<Off>{}) a, n::V<Off>::type b, typename n::V<Off>::I c) { L; }
};
template <class T> struct D { using Off = idx; using TT = T; using TP = T *; using ST = Span<T>; struct In {}; using InA = In; using DN = typename n::V<T>::type;
  void f1(Span<Off> a, Span<TT> b, Span<TP> c, Span<ST> d) { L; }
  void f2(Span<In> a, Span<InA> b, Span<DN> c, TT d) { L; }
  void f3(Span<Off> a, Span<TT> b);
  struct G { using H = Off; void f4(Span<Off> a, Span<H> b, Span<TT> c) { L; } };
};
template <class T> void D<T>::f3(Span<Off> a, Span<TT> b) { L; }
struct O { using X = idx; struct I { using Y = P; void f(Span<X> a, Span<Y> b) { L; } void g(Span<O::X> a); }; };
void O::I::g(Span<O::X> a) { L; }
namespace ns { using Z = idx; void f(Span<Z> a) { L; } struct K { void f(Span<Z> a) { L; } }; }
