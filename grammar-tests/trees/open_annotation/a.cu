#include "an.h"
template <class F> void run(F f) { f(); }
void go(int a) { run([=] AN () { return a; }); }
