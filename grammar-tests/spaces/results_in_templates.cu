// std: 17
// What functions return between a template and the class that it calls
#define HD __host__ __device__
struct Slow { void operator()(int) const {} static void st() {} void mem() const {} Slow operator+(Slow) const { return {}; } };
struct Fast { HD void operator()(int) const {} HD static void st() {} HD void mem() const {} };
template <class T> struct Box {
  T t;
  HD T& get() { return t; }
  HD T const& get() const { return t; }
  HD auto aget() { return t; }
  HD decltype(auto) dget() { return (t); }
  HD auto tget() -> T& { return t; }
  using value_type = T;
  HD value_type vget() const { return t; }
  HD T* ptr() { return &t; }
  HD T& operator*() { return t; }
  HD T* operator->() { return &t; }
  HD T& operator[](int) { return t; }
  HD T& operator()(int, int) { return t; }
  HD operator T&() { return t; }
  HD Box& self() { return *this; }
  HD Box<Box<T>> twice() { return {*this}; }
};
template <class T> HD T& unbox(Box<T>& b) { return b.t; }
template <class T> HD auto aunbox(Box<T>& b) { return b.t; }
template <class B> HD typename B::value_type vunbox(B& b) { return b.t; }
template <class T> HD auto mkbox(T t) { return Box<T>{t}; }
template <class T> HD Box<T> mkbox2(T t) { return Box<T>{t}; }
template <class T> HD void r1(Box<T> b) { b.get().mem(); }
template <class T> HD void r2(Box<T> b) { b.aget().mem(); }
template <class T> HD void r3(Box<T> b) { b.dget().mem(); }
template <class T> HD void r4(Box<T> b) { b.tget().mem(); }
template <class T> HD void r5(Box<T> b) { b.vget().mem(); }
template <class T> HD void r6(Box<T> b) { b.ptr()->mem(); }
template <class T> HD void r7(Box<T> b) { (*b).mem(); }
template <class T> HD void r8(Box<T> b) { b->mem(); }
template <class T> HD void r9(Box<T> b) { b[1].mem(); }
template <class T> HD void r10(Box<T> b) { b(1, 2).mem(); }
template <class T> HD void r11(Box<T> b) { unbox(b).mem(); }
template <class T> HD void r12(Box<T> b) { aunbox(b).mem(); }
template <class T> HD void r13(Box<T> b) { vunbox(b).mem(); }
template <class T> HD void r14(T t) { auto b = mkbox(t); b.t.mem(); }
template <class T> HD void r15(T t) { auto b = mkbox2(t); b.t.mem(); }
template <class T> HD void r16(T t) { mkbox(t).get()(1); }
template <class T> HD void r17(Box<T> b) { auto& x = b.get(); x.mem(); }
template <class T> HD void r18(Box<T> b) { auto x = b.self().self().vget(); x(1); }
template <class T> HD void r19(Box<T> b) { b.twice().get().get().mem(); }
template <class B> HD void r20(B b) { typename B::value_type v = b.vget(); v.mem(); }
template <class B> HD void r21(B b) { using V = typename B::value_type; V::st(); }
template <class B> HD void r22(B b) { const auto f = [&](int i) { b.get().mem(); }; f(1); }
template <class B> HD void r23(B b) { for (int i = 0; i < 3; ++i) { auto&& x = b[i]; x.mem(); } }
template <class T> HD void r24(T (&a)[3]) { for (auto& x : a) x.mem(); }
template <class T> HD T pick(T a, T b) { return a; }
template <class T> HD void r26(T t) { pick(t, t).mem(); }
template <class T> HD void r27(T t) { (true ? t : t).mem(); }
__global__ void k() {
  Box<Slow> b{};
  Slow s;
  Slow a[3];
  r1(b);
  r2(b);
  r3(b);
  r4(b);
  r5(b);
  r6(b);
  r7(b);
  r8(b);
  r9(b);
  r10(b);
  r11(b);
  r12(b);
  r13(b);
  r14(s);
  r15(s);
  r16(s);
  r17(b);
  r18(b);
  r19(b);
  r20(b);
  r21(b);
  r22(b);
  r23(b);
  r24(a);
  r26(s);
  r27(s);
}
