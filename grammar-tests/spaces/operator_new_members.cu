// std: 17
// operator new of classes: the host front end does not look at it
#include <cstddef>
struct N { int v; static void *operator new(size_t n) { return nullptr; } static void operator delete(void *p) {} };
struct M { int v; __device__ static void *operator new(size_t n) { return nullptr; } __device__ static void operator delete(void *p) {} };
struct P { int v; P() {} ~P() {} };
__global__ void k(void *b) {
  N *n = new N;
  M *m = new M;
  delete m;
  P *p = new P;
  delete p;
  P *q = new P[3];
  delete[] q;
  P *r = new (b) P;
  r->~P();
  int *i = new int[3];
  delete[] i;
}
void host(void *b) {
  M *m = new M;
  delete m;
  N *n = new N;
  delete n;
}
