// std: 17
// What packs stand for is deduced from what each parameter has beside them; deduced types have their own names.
template <class F> int eat(F f) { return 0; }
namespace far { struct Point {}; }
using far::Point;
using Count = int;
template <class R, class... Ts> R pointers(Ts *... a);
template <> int pointers<int>(Point *a, Count **b) { return eat([=] __device__ () { return 1; }); }
template <class... Ts> void references(const Ts &... a);
template <> void references(const int &a, const Point &b) { eat([=] __device__ () { return 1; }); }
template <class T, class... Ts> void values(T a, Ts... b);
template <> void values(Point a, int b, char c) { eat([=] __device__ () { return 1; }); }
template <class... Ts> void nothing(int a, Ts &&... b);
template <> void nothing(int a) { eat([=] __device__ () { return 1; }); }
template <class T> void first(T *a, Point b) {}
template <> void first(Point *a, Point b) { eat([=] __device__ () { return 1; }); }
template <> void first(char a[], Point b) { eat([=] __device__ () { return 1; }); }
template <> void first<>(Count **a, Point b) { eat([=] __device__ () { return 1; }); }
template <> void first<Count>(int *a, Point b) { eat([=] __device__ () { return 1; }); }
