// std: 17
// operators with one operand; what arrows and stars lead to
struct I { int v; I &operator++() { ++v; return *this; } I operator++(int) { I t = *this; ++v; return t; } __device__ I &operator--() { --v; return *this; } I operator-() const { return {-v}; } bool operator!() const { return !v; } int &operator*() { return v; } I operator~() const { return {~v}; } __device__ I operator+() const { return *this; } I *operator&() { return this; } };
struct Pt { int a; int get() const { return a; } __device__ int dget() const { return a; } };
struct Ptr { Pt *p; Pt *operator->() const { return p; } __device__ Pt &operator*() const { return *p; } int operator[](int i) const { return i; } __device__ int operator()(int i) const { return i; } int operator()(int i, int j) const { return i + j; } int operator,(int) const { return 1; } };
__global__ void k(I i, Ptr q, int *o) {
  ++i;
  i++;
  --i;
  I a = -i;
  if (!i) o[0] = 1;
  o[1] = *i;
  o[2] = (~i).v;
  o[3] = (+i).v;
  o[4] = q->get();
  o[5] = q->a;
  o[6] = (*q).get();
  o[7] = (*q).dget();
  o[8] = q[1];
  o[9] = q(1);
  o[10] = q(1, 2);
}
int host(I i, Ptr q) {
  --i;
  int r = (+i).v;
  r += (*q).a;
  r += q(1);
  r += q(1, 2);
  r += q->dget();
  return r;
}
