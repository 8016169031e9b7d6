#include <lib/algorithm.hpp>
int main() { return lib::algorithm<3>(nullptr); }
