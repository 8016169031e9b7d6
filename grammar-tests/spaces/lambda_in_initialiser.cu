// std: 17
// a lambda in the initialiser of a variable of the host says nothing of where that lives
template <class F> int eat(F) { return 0; }
int table[] = {eat([] __device__ () { return 1; }), eat([] __host__ __device__ () { return 2; })};
namespace { int hidden = eat([] __device__ () {}); }
int one = 1, other = eat([] __device__ () { return 3; });
template <class F> void keep(F) {}
int read() { return hidden + table[0] + other; }
void lambdas() {
  keep([] __device__ (int i) { return hidden + i; });
  keep([] __device__ (int i) { return other + i; });
}
