#include <lib/debug.hpp>
#include <lib/algorithm.hpp>
void debug() { algorithm(1); }
