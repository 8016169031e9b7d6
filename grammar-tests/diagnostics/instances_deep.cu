// std: 17
// Templates that instantiate templates are followed as far as nvcc follows them.
template <class F> void run(F);
template <class T> void f0(T a) { run([=] __device__ () { return a; }); }
template <class T> void f1(T a) { f0(a); }
template <class T> void f2(T a) { f1(a); }
template <class T> void f3(T a) { f2(a); }
template <class T> void f4(T a) { f3(a); }
template <class T> void f5(T a) { f4(a); }
template <class T> void f6(T a) { f5(a); }
template <class T> void f7(T a) { f6(a); }
template <class T> void f8(T a) { f7(a); }
template <class T> void f9(T a) { f8(a); }
template <class T> void f10(T a) { f9(a); }
template <class T> void f11(T a) { f10(a); }
template <class T> void f12(T a) { f11(a); }
template <class T> void f13(T a) { f12(a); }
template <class T> void f14(T a) { f13(a); }
template <class T> void f15(T a) { f14(a); }
template <class T> void f16(T a) { f15(a); }
template <class T> void f17(T a) { f16(a); }
template <class T> void f18(T a) { f17(a); }
template <class T> void f19(T a) { f18(a); }
void user() {
  struct Local {};
  f19(Local{});
}
