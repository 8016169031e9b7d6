// std: 17
// Constructors that take an object of another class, and definitions that read like functions.
struct track {
  int a;
  __host__ __device__ track(int *p) : a(*p) {}
};
struct plain {
  plain(track &t) {}
};
struct made : track {
  __host__ __device__ made(int *p) : track(p) {}
};
struct other {
  __host__ __device__ operator plain() const;
};
template <class T> struct step {
  struct state {
    state(T &t) {}
    int len = 0;
  };
  struct pointed {
    pointed(int *t) {}
  };
};
using step_t = step<track>;
__global__ void k1(int *p) {
  track t(p);
  step_t::state s(t);
}
__global__ void k2(int *p) {
  track t(p);
  step_t::state s{t};
}
__global__ void k3(int *p) { step_t::pointed s{p}; }
__global__ void k4(int *p) {
  track t(p);
  plain s(t);
}
__global__ void k5(int *p) {
  made t(p);
  track copy(t);
}
__global__ void k6(other &o) { plain s(o); }
