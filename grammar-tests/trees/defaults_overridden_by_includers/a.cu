#define BLOCK 128
#define REAL double
#include "tune.h"
