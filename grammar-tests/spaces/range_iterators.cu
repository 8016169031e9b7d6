// std: 17
// A loop over a range calls the operators of its iterators, which the host front end looks at as well.
#define HD __host__ __device__
struct It {
  int i;
  int operator*() const { return i; }
  It &operator++() { ++i; return *this; }
  bool operator!=(const It &o) const { return i != o.i; }
};
struct ItE {
  int i;
  HD int operator*() const { return i; }
  HD ItE &operator++() { ++i; return *this; }
  bool operator!=(const ItE &o) const { return i != o.i; }
};
struct R { int n; HD It begin() const { return It{0}; } HD It end() const { return It{n}; } };
struct RE { int n; HD ItE begin() const { return ItE{0}; } HD ItE end() const { return ItE{n}; } };
HD void f(int n) {
  R r{n};
  for (auto q : r)
    (void)q;
  RE e{n};
  for (auto q : e) (void)q;
}
__device__ void g(int n) {
  RE e{n};
  for (auto q : e) (void)q;
}
struct Id {
  int i;
  __device__ int operator*() const { return i; }
  __device__ Id &operator++() { ++i; return *this; }
  __device__ bool operator!=(const Id &o) const { return i != o.i; }
};
struct Rd { int n; HD Id begin() const { return Id{0}; } HD Id end() const { return Id{n}; } };
void h(int n) {
  Rd e{n};
  for (auto q : e) (void)q;
}
HD void k(int n) {
  Rd e{n};
  for (auto q : e) (void)q;
}
