#include "k.h"
template <class F> void run(F f);
void f(int *p) { run([=] MY_LAMBDA (int i) { p[i] = i; }); }
void g(int *p) { run(MY_LOOP(i) { p[i] = i; }); }
