// std: 17
// Variables whose definitions read like declarations of functions: what is called on them is known.
struct Table {
  int rows;
  Table(int n, int m);
  int size() const { return rows; }
};
template <class T, int N> struct Grid {
  T first;
  Grid(T n, int m);
  int size() const { return N; }
  __host__ __device__ int ok() const { return N; }
};
template <class F> __global__ void launch(F f) { f(1); }

void locals(int n, int m) {
  Table table(n, m);
  using Alias = Grid<int, 3>;
  Alias grid(n, m);
  Table plain(1, 2);
  Table function(int n, Table m);
  launch<<<1, 1>>>([=] __device__ (int i) { return table.size() + i; });
  launch<<<1, 1>>>([=] __device__ (int i) { return grid.size() + grid.ok(); });
  launch<<<1, 1>>>([=] __host__ __device__ (int i) { return plain.size(); });
}
