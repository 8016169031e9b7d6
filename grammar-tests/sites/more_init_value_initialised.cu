// std: 17
#include <cuda_runtime.h>
// T{} of fundamental types and their aliases.
template <class F> void run(F) {}
using ll = long long; using uc = unsigned char; using ul = unsigned long; using ld = long double; using AL = int; using ALL = long; int fn(int); struct P { P(int); };
void a(int n) {
run([w = int{} + n] __device__ {});
run([w = n + int{}] __device__ {});
run([w = int{}] __device__ {});
run([w = double{} + n] __device__ {});
run([w = n + double{}] __device__ {});
run([w = double{}] __device__ {});
run([w = float{} + n] __device__ {});
run([w = n + float{}] __device__ {});
run([w = float{}] __device__ {});
run([w = bool{} + n] __device__ {});
run([w = n + bool{}] __device__ {});
run([w = bool{}] __device__ {});
run([w = unsigned{} + n] __device__ {});
run([w = n + unsigned{}] __device__ {});
run([w = unsigned{}] __device__ {});
run([w = char{} + n] __device__ {});
run([w = n + char{}] __device__ {});
run([w = char{}] __device__ {});
run([w = short{} + n] __device__ {});
run([w = n + short{}] __device__ {});
run([w = short{}] __device__ {});
run([w = long{} + n] __device__ {});
run([w = n + long{}] __device__ {});
run([w = long{}] __device__ {});
run([w = ll{} + n] __device__ {});
run([w = n + ll{}] __device__ {});
run([w = ll{}] __device__ {});
run([w = uc{} + n] __device__ {});
run([w = n + uc{}] __device__ {});
run([w = uc{}] __device__ {});
run([w = ul{} + n] __device__ {});
run([w = n + ul{}] __device__ {});
run([w = ul{}] __device__ {});
run([w = ld{} + n] __device__ {});
run([w = n + ld{}] __device__ {});
run([w = ld{}] __device__ {});
run([w = AL{} + n] __device__ {});
run([w = n + AL{}] __device__ {});
run([w = AL{}] __device__ {});
run([w = ALL{} + n] __device__ {});
run([w = n + ALL{}] __device__ {});
run([w = ALL{}] __device__ {});
run([w = (int{})] __device__ {});
run([w(int{})] __device__ {});
run([w = P(int{})] __device__ {});
run([w = n ? int{} : n] __device__ {});
run([w = P{int{}}] __device__ {});
run([w = int(int{})] __device__ {});
run([w = long(int{})] __device__ {});
run([w = int{int{}}] __device__ {});
}
