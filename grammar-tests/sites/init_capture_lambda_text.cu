// std: 17
// Lambdas in init-captures: digraphs, spliced lines and decltype in them are printed in one way.
template <class F> int run(F f);

void digraphs(int n) {
  run([x = <: :>(int i) <% return i; %>(1)] __device__ { return x; });
}

void splices(int n) {
  run([x = [n] { i\
nt one = 1; return \
one + n; }()] __device__ { return x; });
}

void types(int n) {
  run([x = [n] { decltype(n + 1) one = 1; return one; }()] __device__ { return x; });
}
