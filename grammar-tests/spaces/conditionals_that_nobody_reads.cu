// std: 17
// Of `(void)(c ? v : w)` nothing is read; elsewhere the value of the chosen variable is.
struct C {
  int v;
  inline static int m = 1;
};
static int g;

__device__ int reads(int a, const C &o) {
  (void)((0 ? o.v : C::m));
  (void)(0 ? a : C::m);
  (void)(a ? o.v : C::m);
  (void)(0 ? a : g);
  (void)((1 ? g : a));
  (0 ? o.v : g);
  g;
  (void)g;
  int x = (0 ? o.v : g);
  int y = ((0 ? a : g));
  return (a ? a : g);
}
