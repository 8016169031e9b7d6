// std: 17
// What is said while the definition of a template is read, and how many arguments depend on its parameters.
template <class V, class W> struct S {
  static void set(V &, W &) {}
  static void one(V &) {}
};
template <class V> struct T {
  static void set(V &, V &) {}
  static void none() {}
};
template <class V, class W> __host__ __device__ void two_of_two(V &v, W &w) {
  S<V, W>::set(v, w);
}
template <class V, class W> __host__ __device__ void one_of_two(V &v, W &w) {
  S<V, W>::one(v);
}
template <class V> __host__ __device__ void same_twice(V &v) {
  T<V>::set(v, v);
}
template <class V> __host__ __device__ void no_argument(V &v) {
  T<V>::none();
}
template <class... V> __host__ __device__ void pack(V &...vs) {
  S<V...>::set(vs...);
}
__global__ void kernel() {
  int i = 0;
  double d = 0;
  two_of_two(i, d);
  one_of_two(d, i);
  same_twice(i);
  no_argument(d);
  pack(i, d);
}
