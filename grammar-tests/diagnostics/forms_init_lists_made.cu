// std: 17
// lists that are made on the spot
#include <initializer_list>
void f() {
  auto a = [v = std::initializer_list<int>()] __device__ () {};
  auto b = [v = std::initializer_list<int>{}] __device__ () {};
  auto c = [v(std::initializer_list<int>())] __device__ () {};
  const std::initializer_list<int> l; using IL = std::initializer_list<int>;
  auto d = [v = IL()] __device__ () {};
  auto e = [v = IL{1, 2}] __device__ () {};
  auto g = [v = true ? l : l] __device__ () {};
  auto h = [v = l.begin()] __device__ () {};
  namespace s = std;
  using std::initializer_list;
}
