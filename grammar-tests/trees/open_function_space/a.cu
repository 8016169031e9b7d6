#ifdef X
#define FN __device__
#else
#define FN
#endif
template <class F> void run(F f) { f(); }
FN void a1(int k) { run([=] __device__ () { return k; }); }
void a2(int k) { run([=] __device__ () { return k; }); }
