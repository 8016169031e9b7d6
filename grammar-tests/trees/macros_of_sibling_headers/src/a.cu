#include <s/config.hpp>
#include <s/impl.hpp>
void a(S_NS::K k) { run(1, [=] S_HD (int i) { return k.r; }); }
