// A small code as people write it: a library of loops with policies, a stencil, a reduction, particles.
#include "device.h"

namespace loops {
struct Serial {};
struct Device { int block = 32; };
struct Range { int first, last; };

template <class F>
__global__ void range_kernel(Range range, F f) {
  int i = range.first + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < range.last) f(i);
}
template <class F>
__global__ void plane_kernel(Range rows, Range columns, F f) {
  int r = rows.first + threadIdx.y, c = columns.first + threadIdx.x;
  if (r < rows.last && c < columns.last) f(r, c);
}
template <class F>
__global__ void sum_kernel(int n, F f, double *to) {
  double all = 0;
  for (int i = 0; i < n; ++i) all += f(i);
  *to = all;
}

template <class F>
void parallel_for(Serial, Range range, F f) { for (int i = range.first; i < range.last; ++i) f(i); }
template <class F>
void parallel_for(Device policy, Range range, F f) {
  range_kernel<<<(range.last - range.first + policy.block - 1) / policy.block, policy.block>>>(range, f);
  must(cudaDeviceSynchronize(), "parallel_for");
}
template <class F>
void parallel_for(Device, Range rows, Range columns, F f) {
  plane_kernel<<<1, dim3(8, 8)>>>(rows, columns, f);
  must(cudaDeviceSynchronize(), "parallel_for");
}
template <class F>
double sum(int n, F f) {
  Buffer<double> out(1);
  sum_kernel<<<1, 1>>>(n, f, out.data);
  double value;
  out.get(&value);
  return value;
}
}  // namespace loops

#define LAMBDA [=] __host__ __device__

template <class Real>
class Heat {
 public:
  Heat(Real *now, Real *then, int n) : now_(now), then_(then), n_(n) {}
  void init() {
    auto now = now_;
    int n = n_;
    loops::parallel_for(loops::Device{}, {0, n * n}, LAMBDA(int i) { now[i] = i % n == 0 ? Real(16) : Real(0); });
  }
  void step(Real rate) {
    const Real *now = now_;
    Real *then = then_;
    const int n = n_;
    loops::parallel_for(loops::Device{}, {0, n}, {0, n}, [=] __device__(int r, int c) {
      if (r == 0 || c == 0 || r == n - 1 || c == n - 1) {
        then[r * n + c] = now[r * n + c];
        return;
      }
      Real around = now[(r - 1) * n + c] + now[(r + 1) * n + c] + now[r * n + c - 1] + now[r * n + c + 1];
      then[r * n + c] = now[r * n + c] + rate * (around - 4 * now[r * n + c]);
    });
    Real *old = now_;
    now_ = then_;
    then_ = old;
  }
  double energy() const {
    const Real *now = now_;
    return loops::sum(n_ * n_, [=] __device__(int i) -> double { return double(now[i]) * now[i]; });
  }

 private:
  Real *now_, *then_;
  int n_;
};

struct Particle { float x, v; };

void particles(int n) {
  Buffer<Particle> out(n);
  Particle *all = out.data;
  float dt = 0.5f;
  auto move = [=] __host__ __device__(Particle &p) { p.x += dt * p.v; };
  loops::parallel_for(loops::Device{64}, {0, n}, [=] __device__(int i) { all[i] = {float(i), float(n - i)}; });
  for (int round = 0; round < 3; ++round)
    loops::parallel_for(loops::Device{}, {0, n}, [=] __device__(int i) { move(all[i]); });
  Particle here[8];
  out.get(here);
  double places[8];
  loops::parallel_for(loops::Serial{}, {0, n}, [&](int i) { places[i] = here[i].x; });
  show("particles", places, n);
}

int main() {
  start();
  Buffer<float> a(36), b(36);
  Heat<float> heat(a.data, b.data, 6);
  heat.init();
  double energies[4];
  for (double &energy : energies) {
    energy = heat.energy();
    heat.step(0.125f);
  }
  show("energy", energies, 4);
  particles(8);
  return finish();
}
