#include "loops.h"
int main() {}
