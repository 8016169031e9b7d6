// std: 17
// A loop over a range in a template: its instances say also while they are made that begin and end are inline functions of the host
#define HD __host__ __device__
struct Members { int v[4]; int *begin() { return v; } int *end() { return v + 4; } };
struct Declared { int v[4]; int *begin(); int *end(); };
struct Free { int v[4]; };
inline int const *begin(Free const &f) { return f.v; }
inline int const *end(Free const &f) { return f.v + 4; }
struct Outside { int v[4]; };
int const *begin(Outside const &f);
int const *end(Outside const &f);
template <class T> HD int sum(T &t) {
  int s = 0;
  for (auto &e : t)
    s += e;
  return s;
}
template <class T> HD int fixed(T &t, Members &m) {
  int s = 0;
  for (auto &e : m)
    s += e;
  for (auto e : Free{})
    s += e;
  return s + t;
}
template <class T> __device__ int on_device(T &t) {
  int s = 0;
  for (auto &e : t)
    s += e;
  return s;
}
HD int plain(Members &m, Free &f) {
  int s = 0;
  for (auto &e : m)
    s += e;
  for (auto &e : f)
    s += e;
  return s;
}
int host(Members m, Declared d, Free f, Outside o, int i) { return sum(m) + sum(d) + sum(f) + sum(o) + fixed(i, m); }
__global__ void kernel(Members m, Free f) { on_device(m), on_device(f); }
