// std: 17
// A host-device template calls a member of a dependent class template: a partial specialisation that comes later is meant, and
// has another annotation than the primary template; one that is not specialised.
template <class G, class R = float> struct Gen {
  R operator()(G &g);
};
template <class G, class R> auto Gen<G, R>::operator()(G &g) -> R { return g(); }
template <class G> __host__ __device__ float generate(G &g) { return Gen<G, float>()(g); }

template <class G> struct Named {
  static float run(G &g) { return 1; }
};
template <class G> __host__ __device__ float by_name(G &g) { return Named<G>::run(g); }

template <class G> struct Plain {
  static float run(G &g) { return 1; }
};
template <class G> __host__ __device__ float plain(G &g) { return Plain<G>::run(g); }

struct Dev {
  __host__ __device__ float next() { return 1; }
};
template <class R> struct Gen<Dev, R> {
  __host__ __device__ R operator()(Dev &g) { return g.next(); }
};
template <> struct Named<Dev> {
  __host__ __device__ static float run(Dev &g) { return g.next(); }
};
__global__ void k(float *p) {
  Dev d;
  *p = generate(d) + by_name(d) + plain(d);
}

template <class G> struct Alike {
  static float run(G &g) { return 1; }
};
template <class G> __host__ __device__ float alike(G &g) { return Alike<G>::run(g); }
template <> struct Alike<Dev> {
  static float run(Dev &g) { return 2; }
};
template <class G> struct Object {
  G *g;
  float run() const { return 1; }
};
template <class G> __host__ __device__ float object(Object<G> o) { return o.run(); }
template <> struct Object<Dev> {
  __host__ __device__ float run() const { return 2; }
};
__global__ void more(float *p, Object<Dev> o) {
  Dev d;
  *p = alike(d) + object(o);
}
