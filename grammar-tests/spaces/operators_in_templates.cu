// std: 17
// Operators of class templates that templates use
#define HD __host__ __device__
struct Slow { HD Slow() {} void mem() const {} };
template <class T> struct V {
  T t;
  HD V& operator+=(V const& o) { o.t.mem(); return *this; }
  HD V operator-() const { t.mem(); return *this; }
  HD T const& operator[](int) const { t.mem(); return t; }
  HD bool operator<(V const& o) const { t.mem(); return true; }
};
template <class T> __global__ void kernel(V<T> v, V<T> w) {
  v += w;
  -v;
  v[1];
  v < w;
}
void host() { kernel<<<1, 1>>>(V<Slow>{}, V<Slow>{}); }
