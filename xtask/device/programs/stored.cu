// Lambdas that are kept: in variables, class templates, tuples, as results, as arguments of templates with `decltype`.
#include "device.h"
#include <tuple>

template <class F>
struct Stored {
  F f;
  int n;
  explicit Stored(F f, int n = 4) : f(f), n(n) {}
  void run() const { each(n, f); }
  Stored then(int more) const { return Stored(f, n + more); }
};

template <class F>
class Chain {
 public:
  Chain(F f) : f_(f) {}
  template <class G>
  auto add(G g) const {
    return Chain<Step<G>>({f_, g});
  }
  void run(int n) const { each(n, f_); }
  template <class G>
  struct Step {
    F first;
    G second;
    __device__ void operator()(int i) const { first(i); second(i); }
  };

 private:
  F f_;
};

template <class F>
struct Base {
  F f;
};
template <class F>
struct Derived : Base<F> {
  Derived(F f) : Base<F>{f} {}
  void run() { each(4, this->f); }
};

int main() {
  start();
  Buffer<int> out(6);
  int *to = out.data;
  int k = 2;
  Stored stored([=] __device__(int i) { to[i] += k; });
  stored.run();
  stored.then(2).run();
  out.print("stored");
  const auto add = [=] __device__(int i) { to[i] += 10; };
  auto scale = [=] __host__ __device__(int i) { to[i] *= k; };
  std::tuple<decltype(scale), int> tuple(scale, 5);
  each(std::get<1>(tuple), std::get<0>(tuple));
  out.print("tuple");
  Chain<decltype(add)>(add).add(scale).add([to] __device__(int i) { to[i] -= i; }).run(6);
  out.print("chain");
  Derived<decltype(scale)>(scale).run();
  out.print("derived");
  auto copies = {scale, scale};
  for (const auto &copy : copies) each(3, copy);
  out.print("copies");
  decltype(add) *address = nullptr;
  address = &add;
  each(2, *address);
  out.print("through a pointer");
  return finish();
}
