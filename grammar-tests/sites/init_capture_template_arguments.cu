// std: 17
// Template arguments in init-captures: enumerators of the function, and constants that a later declaration hides.
template <class F> int run(F f);
template <int N> int twice(int);
template <int N> struct Array { int e[N]; int operator[](int); };
const int width = 5;
int call(int);

void enumerators(int n) {
  enum { three = 3, four };
  run([e = twice<three>(n), f = Array<four>{}[0], g = twice<width>(n)] __device__ {});
}

template <class T> void in_template(T n) {
  enum Own { three = 3 };
  run([e = twice<three>(n), f = Array<three>{}[0]] __device__ {});
}

namespace outer {
const int second = 2;
int variable = 1;
namespace inner {
const int first = 1;

void hidden(int n) {
  run([a = twice<first>(n), b = twice<second>(n), c = Array<width>{}, d = width + 1, e = twice<width + 1>(n)] __device__ {});
  run([f = variable + n, g = Array<first>{}, h = call(1)] __device__ {});
  int first = 1, second = 2, width = 3, variable = 1, call = 2;
}

void in_scope(int n, const int &width) {
  run([a = Array<sizeof(decltype(width + 1))>{}] __device__ {});
}
}
}
