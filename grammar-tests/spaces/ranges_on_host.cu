// std: 17
// loops of the host over ranges whose begin and end are of the device
#define HD __host__ __device__
struct Members { int v[4]; __device__ int *begin() { return v; } __device__ int *end() { return v + 4; } };
struct Free { int v[4]; };
__device__ int *begin(Free &f) { return f.v; }
__device__ int *end(Free &f) { return f.v + 4; }
struct Host { int v[4]; int *begin() { return v; } int *end() { return v + 4; } };
void members(Members m) {
  for (int i : m) {
  }
}
void free_ones(Free m) {
  for (int i : m) {
  }
}
HD void both(Members m) {
  for (int i : m) {
  }
}
void fine(Host h) {
  for (int i : h) {
  }
}
