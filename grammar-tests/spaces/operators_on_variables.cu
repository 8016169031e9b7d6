// std: 17
// Operators of the class of a variable get its address; a structured binding of its own reads it.
struct V {
  int x, y;
  __host__ __device__ V operator+(int i) const { return V{x + i, y}; }
  __host__ __device__ V operator-() const { return V{-x, y}; }
  __host__ __device__ bool operator!() const { return x == 0; }
  __host__ __device__ V &operator+=(int i) { x += i; return *this; }
  __host__ __device__ V &operator++() { ++x; return *this; }
  __host__ __device__ int operator*() const { return x; }
  __host__ __device__ const V *operator->() const { return this; }
  __host__ __device__ bool operator==(const V &o) const { return x == o.x; }
};
struct P {
  int x, y;
};
V g;
P p;
__device__ V d;
__global__ void k(int *q, V v) {
  *q = (g + 1).x;
  *q = (-g).x;
  *q = !g;
  g += 2;
  ++g;
  *q = *g;
  *q = g->x;
  *q = g == v;
  *q = v == g;
  auto [a, b] = p;
  auto &[c, e] = p;
  const auto [f, h] = p;
  *q = a + b + f;
}
void host(int *q) {
  *q = (d + 1).x;
  d += 2;
  auto [a, b] = d;
}
