// A short tour for `culambda list`, `diff`, `rewrite` and `check`: see the README.
#define HD __host__ __device__

template <class F> void for_each(int count, F f);
template <class F> float apply(F f, float x) { return f(x); }

void scale(float *data, int count, float factor) {
  for_each(count, [=] __device__(int i) { data[i] *= factor; });
}

float shifted(float x, float offset) {
  auto shift = [offset] HD (float y) { return y + offset; };
  return apply(shift, x);
}
