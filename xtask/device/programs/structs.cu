// Captures of classes: aggregates, nested ones, class templates, empty ones, ones with methods and alignment.
#include "device.h"
#include <utility>

struct Point { int x, y; };

namespace shapes {
struct Box {
  struct Side { int from, to; };
  Side side[2];
  Point corner;
  __host__ __device__ int area() const { return (side[0].to - side[0].from) * (side[1].to - side[1].from); }
};
}  // namespace shapes

template <class T, int N>
struct Vector {
  T at[N];
  __host__ __device__ T sum() const {
    T all = 0;
    for (int i = 0; i < N; ++i) all += at[i];
    return all;
  }
};

struct Empty {};
struct alignas(16) Wide { double value[2]; };
struct Bits { unsigned low : 3, high : 5; };
union Either { int whole; unsigned char part[4]; };

int main() {
  start();
  Buffer<int> out(10);
  int *to = out.data;
  Point p{3, 4};
  shapes::Box box{{{0, 6}, {1, 8}}, {7, 9}};
  Vector<int, 3> ints{{1, 2, 3}};
  Vector<Vector<short, 2>, 2> nested{{{{4, 5}}, {{6, 7}}}};
  Empty empty;
  Wide wide{{1.5, 2.5}};
  Bits bits{5, 17};
  Either either{};
  either.whole = 258;
  std::pair<int, Point> pair(70, Point{71, 72});
  float4 four = make_float4(1, 2, 3, 4);
  dim3 size(2, 3, 4);
  each(1, [=] __device__(int) {
    to[0] = p.x * 10 + p.y;
    to[1] = box.area();
    to[2] = box.corner.x + box.side[1].to;
    to[3] = ints.sum();
    to[4] = nested.at[1].at[0];
    to[5] = sizeof(empty);
    to[6] = int(wide.value[1] * 2);
    to[7] = bits.low * 100 + bits.high;
    to[8] = either.part[0] + either.part[1] * 10;
    to[9] = pair.second.y + int(four.z) + size.y;
  });
  out.print("device");
  auto both = [to, p, box, ints] __host__ __device__(int i) { to[i] = p.x + box.area() + ints.sum() + i; };
  each(10, both);
  out.print("host device");
  int here[10];
  auto onhost = [p, box, ints] __host__ __device__(int i) -> int { return p.x + box.area() + ints.sum() + i; };
  for (int i = 0; i < 10; ++i) here[i] = onhost(i);
  show("on the host", here, 10);
  return finish();
}
