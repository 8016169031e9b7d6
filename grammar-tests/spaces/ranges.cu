// std: 17
// begin and end of the range of a loop
#define HD __host__ __device__
struct It { int *p; HD int &operator*() const { return *p; } HD It &operator++() { ++p; return *this; } HD bool operator!=(It o) const { return p != o.p; } };
struct Members { int v[4]; It begin() const; It end() const; };
struct Both { int v[4]; HD It begin() const { return It{}; } HD It end() const { return It{}; } };
struct OneSide { int v[4]; HD It begin() const { return It{}; } It end() const; };
struct Free { int v[4]; };
It begin(Free const &);
It end(Free const &);
template <class T> struct Tmpl { T v[4]; T *begin() { return v; } T *end() { return v + 4; } };
__device__ void members(Members const &m) {
  for (int i : m) {
  }
}
__device__ void one_side(OneSide m) {
  for (
    int i
    :
    m) {
  }
}
__device__ void free_ones(Free const &m) {
  for (auto i : m) {
  }
}
template <class T> __device__ T in_template(Tmpl<T> &m) {
  T s = 0;
  for (auto &i : m) {
    s += i;
  }
  return s;
}
__device__ int fine(Both const &m, int (&a)[3], Tmpl<int> &t) {
  int s = 0;
  for (auto i : m) s += i;
  for (auto i : a) s += i;
  return s + in_template(t);
}
HD void both(Members const &m) {
  for (int i : m) {
  }
}
__global__ void k(Members m) { both(m); }
