// std: 17
// Aliases of templates whose arguments are left out, and operators of arrays that are found through them.
struct empty {};
struct info {
  int v;
  int host() const { return v; }
  __host__ __device__ int both() const { return v; }
};
template <class T> struct view {
  T *p;
  __host__ __device__ T &operator()(int i) const { return p[i]; }
};
template <class T, class State = empty> using array = view<T>;
template <class T, int Rank = 1, class State = empty> struct ranked : State {
  T *p;
  __host__ __device__ T *operator->() const { return p; }
};
template <class T, int Rank = 2> using two = ranked<T, Rank>;
__host__ __device__ int f(const array<info> &a) { return a(1).host() + a(1).both(); }
__host__ __device__ int g(const array<info, info> &a) { return a(1).host(); }
__host__ __device__ int h(const two<info> &a) { return a->host() + a->both(); }
