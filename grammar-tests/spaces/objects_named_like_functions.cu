// std: 17
// Objects that are called by names which functions elsewhere have, and classes of objects that calls return
#define HD __host__ __device__
struct Slow { void operator()(int) const {} };
struct Other { HD void f() const {} };
template <class T> struct Member { T t; HD void f() const { t.f(); } HD void op() const { t.f(); } };
template <class F> struct Call { F f; HD void operator()(int i) const { f(i); } };
template <class A, class B> struct Both { A a; B b; HD void operator()(int i) const { a(i); b(i); } };
template <class A, class B> HD Both<A, B> both(A a, B b) { return {a, b}; }
template <class F> __global__ void kernel(F f) { f(1); }
template <class Op> void launch(Op op) { kernel<<<1, 1>>>(op); }
template <class T> __global__ void other(Member<T> m) { m.f(); m.op(); }
void host() {
  launch(Call<Slow>{});
  launch(both(Call<Slow>{}, Slow{}));
  other<<<1, 1>>>(Member<Other>{});
}
