#include "k.h"
template <int N> struct Arr { int v[N]; static int s; };
template <int N> int tf(int n) { return n; }
template <class F> void run(F f);
void a(Arr<k> a) { run([=] __device__ () { (void)a; }); }
void b(int n) { run([x = Arr<k + 1>()] __device__ () { (void)x; }); }
void c(int n) { run([x = tf<k>(n)] __device__ () { (void)x; }); }
template <class T> void e(T n) { run([x = Arr<k + 1>()] __device__ () { (void)x; }); run([x = tf<k>(n)] __device__ () { (void)x; }); }
