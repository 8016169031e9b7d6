// std: 17
// the class of a pointer to member counts
template <class T> void member(T) { auto op = [] __device__ () {}; (void)op; }
void f() {
  struct L { int v; };
  int L::*p = &L::v;
  member(p);
}
