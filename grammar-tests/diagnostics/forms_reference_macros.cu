// std: 17
// references, lists and bodies from macros: lines
#define REF(v) &v
#define CAP(...) [__VA_ARGS__] __device__
#define LAMBDA [&] __device__ ()
#define BODY(x) { return x; }
void f(int x, int y) {
  auto a = [REF(x)] __device__ () { return x; };
  auto b = CAP(&x,
     &y) () { return x + y; };
  auto c = LAMBDA {
    return x +
      y; };
  auto d = [&] __device__ () BODY(x);
  auto e = [&] __device__ () BODY(x +
     y
  );
  (void)a; (void)b; (void)c; (void)d; (void)e;
}
