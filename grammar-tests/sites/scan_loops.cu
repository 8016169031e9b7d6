// std: 17
// A macro that holds one lambda and opens another, whose body is written in the file and closed by a second macro.
template <class F> void forall(int n, F f);

#define SCAN_LOOP(i, n, pos, flags) \
  { \
    const int *const pos##_scan = flags; \
    const int pos##_end = n; \
    forall(n, [=] __device__(int i) { (void)(pos##_scan[i] + pos##_end); }); \
    forall(n, [=] __device__(int i) { \
      const int pos = pos##_scan[i];

#define SCAN_LOOP_END() \
    }); \
  }

void select(const int *flags, float *out, const float *in, int n) {
  SCAN_LOOP(i, n, pos, flags) out[pos] = in[i];
  SCAN_LOOP_END()
}

#define TWICE(i, n, ...) forall(n, [=] __device__(int i) { __VA_ARGS__; }); forall(n, [=] __host__ __device__(int i) { __VA_ARGS__; })

void twice(float *out, const float *in, int n) { TWICE(i, n, out[i] = in[i]); }
