#define ACC public
#include "c.h"
int main() { S s; s.go(); }
