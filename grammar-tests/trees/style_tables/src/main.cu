#include <cstdio>
#include "style_compute.h"
void help() {
#define COMPUTE_CLASS
#define ComputeStyle(key, Class) printf(" %s %s", #key, #Class)
#include "style_compute.h"
#undef ComputeStyle
#undef COMPUTE_CLASS
}
