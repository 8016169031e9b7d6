// std: 17
// attributes of parameters
void a1([[maybe_unused]] int a, int b [[maybe_unused]], [[ maybe_unused ]] int *c, int *d [[maybe_unused]], __attribute__((unused)) int e, int f __attribute__((unused)), [[gnu::unused, maybe_unused]] int g, [[maybe_unused]] [[gnu::unused]] const int &h, [[maybe_unused]] int, int i[3],  [[maybe_unused]] int k = 3) { auto l = [] __device__ () {}; }
