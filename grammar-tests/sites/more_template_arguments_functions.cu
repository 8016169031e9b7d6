// std: 20
// template arguments: values in the function's type, as written elsewhere
#include <tuple>
template <class F> int run(F) { return 0; }
template <int N> struct I { static int v; static int f(); }; template <class T, int N> struct Ar {}; template <int N, class T> int ft(T);
void f(int n, std::tuple<int, int> t) {
  const int lk = 6; constexpr int lc = 7; 
  run([x = Ar<int, lc * 2>{}] __device__ { return 0; });
  run([x = ft<lk - 5>(t)] __device__ { return 0; });
  run([x = ft<lc - 5>(t)] __device__ { return 0; });
  run([x = I<lk + 1>::f()] __device__ { return 0; });
  run([x = I<lc + 1>::f()] __device__ { return 0; });
  run([x = I<lk + lc>{}] __device__ { return 0; });
  run([x = (I<lc + 1> *)nullptr] __device__ { return 0; });
  run([] __device__ () -> I<lk + 1> { return {}; });
  run([] __device__ () -> I<lk> { return {}; });
  run([x = ft<lk>(t)] __device__ { return 0; });
  run([x = sizeof(I<lc + 1>)] __device__ { return 0; });
}
