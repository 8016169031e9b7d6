// std: 17
// `decltype(e){..}` and `decltype(e)()`: of a class or a dependent type as they are written, and casts to what is a number or a pointer.
struct MadeOfDecltype { int i; };
template <class F> void run(F);
template <class T> void made_in_template(T t, MadeOfDecltype s) {
  run([x = decltype(t){}] __device__ () { return x; });
  run([x = decltype(s){}] __device__ () { return x.i; });
  run([x = decltype(t){1}] __device__ () { return x; });
  run([] __device__ (int i) -> decltype(decltype(t){}) { return i; });
}
void f(MadeOfDecltype s, int q, MadeOfDecltype *p, double d) {
  made_in_template(1, s);
  run([x = decltype(s){}] __device__ () { return x.i; });
  run([x = decltype(q)()] __device__ () { return x; });
  run([] __device__ (int i) -> decltype(decltype(s){}) { return MadeOfDecltype{}; });
  run([] __device__ (int i) -> decltype(decltype(q)()) { return i; });
  run([x = (decltype(q))1] __device__ () { return x; });
  run([x = static_cast<decltype(q)>(d) + 1] __device__ () { return x; });
  run([x = decltype(p)(nullptr)] __device__ () { return x; });
  run([x = (decltype(d))q * 2] __device__ () { return x; });
  run([x = MadeOfDecltype{decltype(q)(3)}] __device__ () { return x.i; });
}
