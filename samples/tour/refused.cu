// What `culambda rewrite` refuses, and what it says then: see the README.
class Field {
 public:
  explicit Field(int count) : count_(count) {}

 private:
  void clear(float *data) {
    for_each(count_, [=, n = count_] __device__(int i) { if (i < n) data[i] = 0; });
  }
  template <class F> void for_each(int count, F f);

  int count_;
};
