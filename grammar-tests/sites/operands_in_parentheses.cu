// std: 17
// Names in parentheses in front of `&&` and `&`, which read like the types of casts.
template <class F> void run(F f);
__host__ __device__ float magnitude(float x);
struct Flags { int bits; };

void locals(bool on, int mask, float limit, int bits) {
  bool &ready = on;
  run([=] __device__(float v) { bool r = v < 0 || (!(ready) && magnitude(v) < limit); (void)r; });
  run([=] __device__(float v) { bool r = (on) && magnitude(v) < limit; (void)r; });
  run([=] __device__(float v) { bool r = v == 0 ? (on) && magnitude(v) == limit : (on) && v < limit; (void)r; });
  run([=] __device__(float v) { bool r = (on) && (v) < limit && (mask) && (bits) > 3; (void)r; });
  run([=] __device__(int i) { bool r = (mask) & i == bits; (void)r; });
  run([=] __device__(int i) { bool r = (mask) & (i) < bits || -(mask) * i == bits; (void)r; });
  run([=] __device__(int i) { Flags f{i}; const void *p = (void *)&f; int n = (int)(mask) & bits; (void)p; (void)n; });
}

struct Solver {
  bool on_;
  int mask_;
  void step(float limit) {
    run([=] __device__(float v) { bool r = (on_) && magnitude(v) < limit; (void)r; });
    run([=] __device__(int i) { bool r = (mask_) & i == 3; (void)r; });
  }
  template <class T> void typed(T limit) {
    run([=] __host__ __device__(T v) { bool r = (on_) && (T) limit < v; (void)r; });
  }
};
void f() { Solver().typed(1); }
