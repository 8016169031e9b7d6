#include <lib/algorithm.hpp>
void plain() { algorithm(1); }
