// std: 17
// Class templates of which specialisations alone are defined.

template <int N, class... V> struct Fill;
template <int N, class V> struct Fill<N, V> {
  static void set(int, V &) {}
};
template <int N, class V, class... Vs> struct Fill<N, V, Vs...> {
  static void set(int i, V &, Vs &...vs) { Fill<N, Vs...>::set(i + 1, vs...); }
};
template <int N, class V> struct Both;
template <int N> struct Both<N, int> {
  static void set(int) {}
};
template <int N> struct Both<N, double> {
  __host__ __device__ static void set(double) {}
};

template <class... V> __host__ __device__ void takes(V &...vs) {
  Fill<1, V...>::set(0, vs...);
}
template <class V> __host__ __device__ void takes_both(V &v) {
  Both<2, V>::set(v);
}

template <class T> struct Outer {
  template <int N, class... V> struct Inner;
  template <int N, class V> struct Inner<N, V> {
    static void set(V &) {}
  };
  template <int N, class V, class W> struct Inner<N, V, W> {
    static void set(V &, W &) {}
  };
  struct Space {
    template <class V> __host__ __device__ void take(V &v) const {
      Inner<1, V>::set(v);
    }
    template <class... V> __host__ __device__ void outside(V &...vs) const;
  };
};
template <class T> template <class... V> __host__ __device__ void Outer<T>::Space::outside(V &...vs) const {
  Inner<1, V...>::set(vs...);
}

__global__ void kernel(Outer<int>::Space space) {
  int i = 0;
  double d = 0;
  takes(i);
  takes(i, d);
  takes_both(d);
  space.take(i);
  space.outside(i, d);
}
