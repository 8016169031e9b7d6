// std: 17
// function types are not searched; a pointer to member is, by its class
template <class T> void apply(T) { auto op = [] __device__ () {}; (void)op; }
template <class T> void member(T) { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L { int v; };
  void (*p)(L) = nullptr;
  apply(p);
}
