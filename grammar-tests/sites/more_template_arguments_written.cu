// std: 20
// template arguments: values in the function's type, as written elsewhere
#include <array>
#include <tuple>
template <class F> int run(F) { return 0; }
template <int N> struct I { static int v; static int f(); }; template <class T, int N> struct Ar {}; constexpr int K = 4; struct S { static constexpr int k = 7; }; template <int N, class T> int ft(T); template <bool B> struct Bo {}; enum E { e0, e1 }; template <E e> struct En {};
void f(int n, std::tuple<int, int> t) {
  const int lk = 6; constexpr int lc = 7; static const int ls = 8;
  run([x = I<K>{}] __device__ { return 0; });
  run([x = I<K + 1>{}] __device__ { return 0; });
  run([x = I<S::k>{}] __device__ { return 0; });
  run([x = I<S::k + K>::v] __device__ { return 0; });
  run([x = ft<K>(n)] __device__ { return 0; });
  run([x = ft<K + 1>(n)] __device__ { return 0; });
  run([x = I<lk>::f()] __device__ { return 0; });
  run([x = I<ls>::f()] __device__ { return 0; });
  run([x = ft<lc>(n)] __device__ { return 0; });
  run([x = std::get<K - 3>(t)] __device__ { return 0; });
  run([x = std::get<lc - 6>(t)] __device__ { return 0; });
  run([x = Ar<I<K>, K>{}] __device__ { return 0; });
  run([x = Bo<(K > 3)>{}] __device__ { return 0; });
  run([x = En<e1>{}] __device__ { return 0; });
  run([x = std::array<int, K>{}] __device__ { return 0; });
  run([x = std::array<int, lc>{}] __device__ { return 0; });
  run([x = static_cast<I<K> *>(nullptr)] __device__ { return 0; });
  run([x = (I<lc> *)nullptr] __device__ { return 0; });
  run([x = sizeof(I<lc>)] __device__ { return 0; });
  run([x = sizeof(I<K>)] __device__ { return 0; });
  run([x = n + K + lc + lk] __device__ { return 0; });
  run([x = K, y = S::k, z = e1] __device__ { return 0; });
  run([] __device__ () -> I<K> { return {}; });
  run([] __device__ () -> I<K + 1> { return {}; });
  run([] __device__ () -> I<lc> { return {}; });
  run([] __device__ () -> I<lc + 1> { return {}; });
  run([] __device__ () -> I<ls + 1> { return {}; });
  run([] __device__ () -> I<ls> { return {}; });
  run([] __device__ () -> Ar<int, lc * K> { return {}; });
  run([] __device__ () -> Ar<int, lk> { return {}; });
}
