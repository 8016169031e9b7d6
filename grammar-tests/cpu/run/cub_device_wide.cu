// std: 17
// CUB's device-wide algorithms, with lambdas for operations.
#include <cub/cub.cuh>

#include <cstdio>
#include <initializer_list>

template <class T>
T *on_device(std::initializer_list<T> values, size_t more = 0) {
  T *out = nullptr;
  cudaMallocManaged(&out, (values.size() + more) * sizeof(T));
  size_t at = 0;
  for (const T &value : values) out[at++] = value;
  return out;
}

template <class Algorithm>
void run(Algorithm algorithm) {
  size_t size = 0;
  void *memory = nullptr;
  algorithm(memory, size);
  cudaMalloc(&memory, size);
  if (algorithm(memory, size) != cudaSuccess) std::printf("an error\n");
  cudaDeviceSynchronize();
  cudaFree(memory);
}

template <class T>
void show(const char *name, const T *values, int count) {
  std::printf("%s:", name);
  for (int i = 0; i < count; ++i) std::printf(" %g", double(values[i]));
  std::printf("\n");
}

void reduce() {
  int *in = on_device({3, -7, 12, 5, -7});
  double *sum = on_device({0.0});
  int *out = on_device({0, 0});
  long long *at = on_device({0LL});
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Sum(m, s, in, sum, 5); });
  show("sum", sum, 1);
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Min(m, s, in, out, 5); });
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Max(m, s, in, out + 1, 5); });
  show("least, greatest", out, 2);
  run([=](void *m, size_t &s) { return cub::DeviceReduce::ArgMin(m, s, in, out, at, 5); });
  std::printf("least: %d at %lld\n", out[0], *at);
  cub::KeyValuePair<int, int> *pair = on_device({cub::KeyValuePair<int, int>()});
  run([=](void *m, size_t &s) { return cub::DeviceReduce::ArgMax(m, s, in, pair, 5); });
  std::printf("greatest: %d at %d\n", pair->value, pair->key);
  auto larger = [] __host__ __device__(int a, int b) { return a * a > b * b ? a : b; };
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Reduce(m, s, in, out, 4, larger, 0); });
  show("larger", out, 1);
  int offset = 100;
  auto shifted = [offset] __host__ __device__(int a) { return a + offset; };
  auto plus = [] __device__(int a, int b) { return a + b; };
  run([=](void *m, size_t &s) { return cub::DeviceReduce::TransformReduce(m, s, in, out, 5, plus, shifted, 1); });
  show("shifted", out, 1);
  // Sums of narrow types are sums of `int`; an empty range gives the initial value.
  signed char *narrow = on_device<signed char>({100, 100, 100, -100, -100, -100, 5});
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Sum(m, s, narrow, out, 3); });
  run([=](void *m, size_t &s) { return cub::DeviceReduce::Sum(m, s, in, out + 1, 0); });
  show("narrow, none", out, 2);
  int *keys = on_device({1, 1, 2, 2, 1}), *unique = on_device({0, 0, 0}), *sums = on_device({0, 0, 0});
  int *runs = on_device({0});
  run([=](void *m, size_t &s) {
    return cub::DeviceReduce::ReduceByKey(m, s, keys, unique, in, sums, runs, plus, 5);
  });
  show("keys", unique, *runs);
  show("sums", sums, *runs);
  int *begins = on_device({0, 2, 2, 5});
  run([=](void *m, size_t &s) { return cub::DeviceSegmentedReduce::Sum(m, s, in, sums, 3, begins, begins + 1); });
  show("segments", sums, 3);
}

void scan() {
  int *in = on_device({1, 2, 3, 4}), *out = on_device({0, 0, 0, 0}), *keys = on_device({7, 7, 8, 8});
  auto times = [] __device__(int a, int b) { return a * b; };
  run([=](void *m, size_t &s) { return cub::DeviceScan::ExclusiveSum(m, s, in, out, 4); });
  show("exclusive", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::InclusiveSum(m, s, in, out, 4); });
  show("inclusive", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::ExclusiveScan(m, s, in, out, times, 10, 4); });
  show("exclusive products", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::InclusiveScan(m, s, in, out, times, 4); });
  show("inclusive products", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::InclusiveSumByKey(m, s, keys, in, out, 4); });
  show("by key", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::ExclusiveScanByKey(m, s, keys, in, out, times, 5, 4); });
  show("products by key", out, 4);
  run([=](void *m, size_t &s) { return cub::DeviceScan::ExclusiveSum(m, s, in, 4); });
  show("in place", in, 4);
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  run([=](void *m, size_t &s) { return cub::DeviceScan::InclusiveScan(m, s, in, times, 4, stream); });
  show("in place, on a stream", in, 4);
}

void select() {
  int *in = on_device({5, 5, 8, 1, 1, 1, 9, 6}), *out = on_device({0, 0, 0, 0, 0, 0, 0, 0}), *count = on_device({0});
  int *lengths = on_device({0, 0, 0, 0, 0});
  char *flags = on_device<char>({1, 0, 0, 1, 1, 0, 0, 1});
  int limit = 5;
  auto large = [=] __device__(int i) { return i > limit; };
  run([=](void *m, size_t &s) { return cub::DeviceSelect::If(m, s, in, out, count, 8, large); });
  show("large", out, *count);
  run([=](void *m, size_t &s) { return cub::DeviceSelect::Flagged(m, s, in, flags, out, count, 8); });
  show("flagged", out, *count);
  run([=](void *m, size_t &s) { return cub::DeviceSelect::Unique(m, s, in, out, count, 8); });
  show("unique", out, *count);
  run([=](void *m, size_t &s) { return cub::DevicePartition::If(m, s, in, out, count, 8, large); });
  show("large first", out, 8);
  run([=](void *m, size_t &s) { return cub::DeviceRunLengthEncode::Encode(m, s, in, out, lengths, count, 8); });
  show("runs", out, *count);
  show("lengths", lengths, *count);
  run([=](void *m, size_t &s) { return cub::DeviceSelect::If(m, s, in, count, 8, large); });
  show("in place", in, *count);
}

void sort() {
  float *keys = on_device({2.5f, -1.0f, 0.0f, -3.5f, -0.0f}), *sorted = on_device({0.f, 0.f, 0.f, 0.f, 0.f});
  int *values = on_device({0, 1, 2, 3, 4}), *moved = on_device({0, 0, 0, 0, 0});
  run([=](void *m, size_t &s) { return cub::DeviceRadixSort::SortPairs(m, s, keys, sorted, values, moved, 5); });
  show("keys", sorted, 5);
  show("values", moved, 5);
  run([=](void *m, size_t &s) {
    return cub::DeviceRadixSort::SortPairsDescending(m, s, keys, sorted, values, moved, 5);
  });
  show("descending", moved, 5);
  int *numbers = on_device({0x31, -0x7fffffff, 0x12, 0x21, -2}, 5);
  cub::DoubleBuffer<int> buffer(numbers, numbers + 5);
  run([&](void *m, size_t &s) { return cub::DeviceRadixSort::SortKeys(m, s, buffer, 5); });
  show("two buffers", buffer.Current(), 5);
  unsigned *bits = on_device({0x31u, 0x12u, 0x21u, 0x02u}), *by = on_device({0u, 0u, 0u, 0u});
  run([=](void *m, size_t &s) { return cub::DeviceRadixSort::SortKeys(m, s, bits, by, 4, 0, 4); });
  show("by four bits", by, 4);
  auto last_digit = [] __device__(int a, int b) { return a % 10 < b % 10; };
  int *some = on_device({31, 12, 21, 2, 40});
  run([=](void *m, size_t &s) { return cub::DeviceMergeSort::StableSortKeys(m, s, some, 5, last_digit); });
  show("by the last digit", some, 5);
  run([=](void *m, size_t &s) {
    return cub::DeviceMergeSort::SortPairs(m, s, some, values, 5, [] __device__(int a, int b) { return a > b; });
  });
  show("pairs", some, 5);
  show("with", values, 5);
}

// Each thread takes two elements that are four apart, and stores them side by side.
__global__ void beside(const int *in, int *out, int count) {
  int items[2];
  cub::LoadDirectStriped<4>(threadIdx.x, in, items, count, -1);
  cub::StoreDirectBlocked(threadIdx.x, out, items);
}

void load() {
  int *in = on_device({1, 2, 3, 4, 5, 6, 7, 8}), *out = on_device({0, 0, 0, 0, 0, 0, 0, 0});
  beside<<<1, 4>>>(in, out, 7);
  cudaDeviceSynchronize();
  show("beside", out, 8);
}

void count() {
  float *in = on_device({2.2f, 6.1f, 7.5f, 2.9f, 3.5f, 0.3f, 2.9f, 2.0f, 6.1f, 999.5f});
  int *bins = on_device({9, 9, 9, 9, 9, 9});
  run([=](void *m, size_t &s) { return cub::DeviceHistogram::HistogramEven(m, s, in, bins, 7, 0.0f, 12.0f, 10); });
  show("even", bins, 6);
  float *levels = on_device({0.0f, 2.0f, 4.0f, 6.0f, 8.0f, 12.0f, 16.0f});
  run([=](void *m, size_t &s) { return cub::DeviceHistogram::HistogramRange(m, s, in, bins, 7, levels, 10); });
  show("ranges", bins, 6);
  unsigned char *bytes = on_device<unsigned char>({0, 84, 85, 170, 255, 254});
  run([=](void *m, size_t &s) { return cub::DeviceHistogram::HistogramEven(m, s, bytes, bins, 4, 0, 255, 6); });
  show("thirds", bins, 3);
}

int main() {
  reduce();
  scan();
  select();
  sort();
  load();
  count();
}
