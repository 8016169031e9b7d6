// std: 17
// Atomic functions of all widths and scopes.
#include <cstdio>

struct Cells {
  int i;
  unsigned u;
  unsigned long long ull;
  long long ll;
  float f;
  double d;
  unsigned short us;
  float2 f2;
  float4 f4;
};

__global__ void sums(Cells *c) {
  atomicAdd(&c->i, 1);
  atomicAdd_block(&c->u, 2u);
  atomicAdd_system(&c->ull, 3ull);
  atomicAdd(&c->f, 0.5f);
  atomicAdd(&c->d, 0.25);
  atomicSub(&c->i, -1);
  atomicAdd(&c->f2, make_float2(1, 2));
  atomicAdd(&c->f4, make_float4(1, 2, 3, 4));
}

template <class T>
__device__ void say(T x) {
  printf(" %lld", (long long)x);
}

__global__ void others(Cells *c) {
  say(atomicExch(&c->i, -5));
  say(atomicExch(&c->u, 7u));
  say(atomicExch(&c->ull, 1ull << 40));
  say(2 * atomicExch(&c->f, -1.5f));
  say(2 * c->f);
  printf(" exchanged\n");
  say(atomicMin(&c->i, -9));
  say(atomicMax(&c->i, 4));
  say(c->i);
  say(atomicMin(&c->ll, -3ll));
  say(atomicMax(&c->ll, 8ll));
  say(c->ll);
  say(atomicMin(&c->u, 6u));
  say(atomicMax(&c->u, 9u));
  say(c->u);
  say(atomicMin(&c->ull, 5ull));
  say(atomicMax(&c->ull, ~0ull));
  say(c->ull);
  printf(" smaller and larger\n");
  c->u = 5;
  for (int i = 0; i < 3; i++) say(atomicInc(&c->u, 6u));
  for (int i = 0; i < 3; i++) say(atomicDec(&c->u, 3u));
  say(c->u);
  c->u = 9;
  say(atomicDec(&c->u, 3u));
  say(c->u);
  printf(" around\n");
  c->u = 0xf0;
  say(atomicAnd(&c->u, 0x3fu));
  say(atomicOr(&c->u, 3u));
  say(atomicXor(&c->u, 0xffu));
  say(c->u);
  printf(" bits\n");
  c->us = 3;
  say(atomicCAS(&c->i, 4, 12));
  say(atomicCAS(&c->i, 4, 13));
  say(c->i);
  say(atomicCAS(&c->us, (unsigned short)3, (unsigned short)4));
  say(c->us);
  say(atomicCAS_system(&c->ull, ~0ull, 2ull));
  say(c->ull);
  printf(" compared\n");
}

int main() {
  Cells c = {};
  sums<<<3, 7>>>(&c);
  printf("%d %u %llu %g %g\n", c.i, c.u, c.ull, double(c.f), c.d);
  printf("%g %g %g %g %g %g\n", double(c.f2.x), double(c.f2.y), double(c.f4.x), double(c.f4.y), double(c.f4.z),
         double(c.f4.w));
  others<<<1, 1>>>(&c);
}
