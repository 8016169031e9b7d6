// std: 17
// initializer lists from variables, parameters, calls, casts
#include <initializer_list>
struct V { V(std::initializer_list<int>) {} };
std::initializer_list<int> make();
using IL = std::initializer_list<double>;
void f(std::initializer_list<int> par, const std::initializer_list<int> &ref) {
  auto il = {1, 2, 3}; auto &rl = il; const auto cl = {1}; IL dl; auto cp = il; auto mk = make();
  auto a = [v = il] __device__ () { return v.size(); };
  auto b = [v = rl] __device__ () { return v.size(); };
  auto c = [v = cl, w = dl, x = cp] __device__ () { return 1; };
  auto d = [v = {1, 2}] __device__ () { return 1; };
  auto e = [v = par, w = ref] __device__ () { return 1; };
  auto g = [v = make(), w = mk] __device__ () { return 1; };
  auto h = [v{il}, w(il)] __device__ () { return 1; };
  auto i = [v = V{1, 2}, w{1}, n = il.size(), p = &il] __device__ () { return 1; };
  auto j = [&v = il] __device__ () { return 1; };
  auto k = [il, par, ref] __device__ () { return 1; };
  auto l = [v = std::initializer_list<int>{1, 2}] __device__ () { return 1; };
  auto m = [v = IL(dl), w = std::move(il)] __device__ () { return 1; };
  auto o = [v = (il), w = static_cast<IL>(dl)] __device__ () { return 1; };
  (void)a; (void)b; (void)c; (void)d; (void)e; (void)g; (void)h; (void)i; (void)j; (void)k; (void)l; (void)m; (void)o;
}
