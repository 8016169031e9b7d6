// A lambda that goes through several templates: by value, by reference, forwarded, in objects, to two kernels.
#include "device.h"
#include <utility>

template <class F>
__global__ void kernel(int n, F f) {
  if (threadIdx.x < n) f(threadIdx.x);
}
template <class F>
struct Launch {
  F f;
  int n;
  void operator()() const { kernel<<<1, 32>>>(n, f); }
};
template <class F>
Launch<F> prepare(int n, F f) { return {f, n}; }
template <class F>
void by_reference(int n, const F &f) { prepare(n, f)(); }
template <class F>
void forwarded(int n, F &&f) { by_reference(n, std::forward<F>(f)); }
template <class F, class... Args>
void called_with(F &&f, Args &&...args) { std::forward<F>(f)(std::forward<Args>(args)...); }

template <class F, class G>
__global__ void composed(int n, int *to, F f, G g) {
  int i = threadIdx.x;
  if (i < n) to[i] = g(f(i));
}
template <class F, class G>
struct Both {
  F f;
  G g;
  __device__ void operator()(int i) const { f(i); g(i); }
};
template <class F, class G>
Both<F, G> both(F f, G g) { return {f, g}; }

int main() {
  start();
  Buffer<int> out(6);
  int *to = out.data;
  int k = 4;
  forwarded(6, [=] __device__(int i) { to[i] = k * i; });
  must(cudaDeviceSynchronize(), "forwarded");
  out.print("forwarded");
  auto kept = [to, k] __device__(int i) { to[i] += k; };
  forwarded(6, kept);
  by_reference(6, std::as_const(kept));
  must(cudaDeviceSynchronize(), "kept");
  out.print("kept");
  called_with([](int *to, auto f) { forwarded(6, f); }, to, [to] __host__ __device__(int i) { to[i] -= i; });
  must(cudaDeviceSynchronize(), "called with");
  out.print("called with");
  composed<<<1, 32>>>(6, to, [k] __device__(int i) -> int { return i + k; }, [] __device__(int i) -> int { return i * i; });
  must(cudaDeviceSynchronize(), "composed");
  out.print("composed");
  each(6, both([=] __device__(int i) { to[i] = i; }, [=] __host__ __device__(int i) { to[i] += 10 * k; }));
  out.print("both");
  return finish();
}
