// std: 17
// What an object comes from that a function is called on: overloaded members, operators of arrays, `auto`.
#define HD __host__ __device__
struct Item {
  int host() const { return 1; }
  HD int both() const { return 2; }
};
struct Other {
  HD int host() const { return 3; }
};
struct List {
  HD Item &front() { return items[0]; }
  HD const Item &front() const { return items[0]; }
  HD Item &operator[](int i) { return items[i]; }
  HD const Item &operator[](int i) const { return items[i]; }
  HD Item &operator()(int i) { return items[i]; }
  HD Item &mixed(int i) { return items[i]; }
  HD Other &mixed(long i) { return other; }
  Item items[4];
  Other other;
};
template <class T> struct Array {
  HD T &operator[](int i) { return all[i]; }
  HD const T &operator[](int i) const { return all[i]; }
  T all[4];
};
HD int uses(List l, const Array<Item> a, Array<Other> o, int i, long n) {
  int sum = l.front().host();
  sum += l.front().both();
  sum += l[i].host();
  sum += l(i).host();
  sum += a[i].host();
  sum += o[i].host();
  auto &one = a[i];
  sum += one.host();
  const auto other = l[i];
  sum += (other).host();
  sum += l.mixed(n).host();
  return sum;
}
__global__ void k(List l, Array<Item> a, Array<Other> o) { uses(l, a, o, 1, 2); }
