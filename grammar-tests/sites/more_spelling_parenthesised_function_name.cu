// std: 17
// Attributes of parameters of functions that are declared before, also with their name in parentheses.
template <class F> int eat(F f);
int f(int j, [[maybe_unused]] int i, ...);
int f(int j, [[maybe_unused]] int i, ...) { return eat([] __device__ { return 1; }); }
int g([[maybe_unused]] int i);
int g([[maybe_unused]] int i) { return eat([] __device__ { return 1; }); }
int (h)([[maybe_unused]] int i);
int (h)([[maybe_unused]] int i) { return eat([] __device__ { return 1; }); }
