#include NAMES_CONFIG_FILE
#define NAMES_STR_(x) #x
#define NAMES_STR(x) NAMES_STR_(x)
#define NAMES_CAT_(a, b) a##b
#define NAMES_CAT(a, b) NAMES_CAT_(a, b)
#define NAMES_HEADER(b) NAMES_STR(NAMES_CAT(backend_, b).h)
#include NAMES_HEADER(NAMES_BACKEND)
#if __has_include("optional/extra.h")
#include "optional/extra.h"
#endif
#include <names_nowhere/there.h>
namespace NAMES_NS {
void go(NAMES_REAL *x, backend::index n, NAMES_EXTRA k) {
  backend::run(n, [=] __device__(int i) { x[i] = k; });
}
}
