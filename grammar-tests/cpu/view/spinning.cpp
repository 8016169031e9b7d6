#line 1 "a.cu"
// Loops that only wait get a counter; conditions that make progress by themselves, and loops of the host, do not.
#define WAIT(lock) while (atomicCAS(lock, 0, 1) != 0)
static __device__ int lock, count;
__global__ void waits(int *p, volatile int *v) {
  for (unsigned long long culambda_spun = 0; atomicCAS(&lock, 0, 1) != 0; ::culambda_cpu::spins(culambda_spun));
  for (unsigned long long culambda_spun = 0; atomicExch_block(&lock, 1); ::culambda_cpu::spins(culambda_spun)) {
  }
  for (unsigned long long culambda_spun = 0; *v == 0 &&
         p[1] < 2; ::culambda_cpu::spins(culambda_spun))
    ;
  for (unsigned long long culambda_spun = 0; atomicAdd(&count, 0) < (int)gridDim.x; ::culambda_cpu::spins(culambda_spun));
  for (unsigned long long culambda_spun = 0; ((volatile int *)p)[1] != p[0]; ::culambda_cpu::spins(culambda_spun)) { __nanosleep(10); __threadfence(); continue; }
}
__device__ int goes_on(int *p, int n) {
  while (n-- > 0);
  while (atomicAdd(p, 1) < n);
  while (next(p));
  while ((n = *p)) { }
  while (*p) { ++n; }
  do ; while (*p);
  do { n = *p; } while (n);
  while (true) { if (*p) break; }
  return n;
}
void host(int *p) { while (*p == 0); }
void lambda(int *p) {
  auto f = [=] __device__ () { for (unsigned long long culambda_spun = 0; *p == 0; ::culambda_cpu::spins(culambda_spun)); };
  auto g = [=] __host__ __device__ () { for (unsigned long long culambda_spun = 0; *p == 0; ::culambda_cpu::spins(culambda_spun)); };
}
