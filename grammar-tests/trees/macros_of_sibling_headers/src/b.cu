#include "s/config.hpp"
#include "s/impl.hpp"
void b(s1::K k, S_NS::Vec<S_REAL> v) { run(1, S_LAMBDA (int i) { return k.r + v.x; }); }
