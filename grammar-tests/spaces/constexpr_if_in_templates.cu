// std: 20
// Calls of device functions in `if constexpr`: the host front end passes over them in the definition of a template, but not
// in lambdas and local classes that are in its branches, and not outside of templates. Variables it looks at everywhere.
#define HD __host__ __device__
__device__ static int d(int a, int b = 1) { return a + b; }
__device__ auto deduced(int a) { return a; }
__device__ constexpr int folded(int a) { return a; }
HD static int both(int a) { return a; }
__device__ int g;

template <class T>
int calls(T z, int a) {
  d(a);
  if constexpr (sizeof(int) == 4) {
    d(1);
    d(d(a), d(0));
    int b = d(a);
    both(d(a));
    folded(a);
    if (a) {
      for (;;) d(1);
    }
    deduced(1);
  }
  if constexpr (sizeof(T) == 4) {
    d(a);
  } else if constexpr (true) {
    d(a);
  }
  if (true) {
    d(a);
  }
  return d(2);
}
template <class T>
HD int calls_on_both_sides(T z, int a) {
  if constexpr (sizeof(int) == 4) {
    d(a);
  }
  d(a);
  return 0;
}
template <class T>
int lambdas(T z, int a) {
  auto inside = [=](int q) {
    if constexpr (sizeof(int) == 4) d(q);
    return 1;
  };
  if constexpr (true) {
    auto around = [=](int q) {
      d(q);
      if constexpr (true) d(q);
      return 1;
    };
    auto generic = [=](auto q) { return d(1); };
    struct L {
      int get(int a) { return d(a); }
    };
  }
  return 0;
}
template <class T>
int variables(int a) {
  if constexpr (sizeof(int) == 4) {
    int x = g;
    g = a;
  } else {
    int x = g;
  }
  return 0;
}
template <class T>
struct C {
  int m(int a) {
    if constexpr (sizeof(int) == 4) {
      d(1);
    }
    return d(1);
  }
};
constexpr int in_constant(int a) {
  if constexpr (sizeof(int) == 4) {
    if (a) d(1);
  }
  return 0;
}
int in_no_template(int a) {
  if constexpr (sizeof(int) == 4) {
    d(1);
  } else {
    d(2);
  }
  return 0;
}
int main() { return calls(1.f, 2) + calls_on_both_sides(1.f, 2) + lambdas(1.f, 2) + variables<int>(2); }
