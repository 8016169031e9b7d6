// std: 17
// Variables whose initialisers look like lists of parameters: those of static storage are not captured, words of expressions are no parameters.
template <class F> void each(F f);
namespace lib {
template <class T> T made(T t);
int made();
}
template <class T> T made(T t);
struct Pool { template <class T> Pool(T); int size; };
void statics(int n) {
  static Pool named(n);
  static Pool made_of(made(n));
  static Pool of_library(lib::made(n));
  thread_local Pool own(n);
  each([=] __device__ () { named; made_of; of_library; own; });
}
struct Grid {
  int count;
  int size();
  void words(int n) {
    Pool null(made(nullptr)), truth(made(true)), untruth(lib::made(false)), size_of(made(sizeof(int)));
    Pool none(nullptr), yes(true), self(this), aligned(alignof(int)), own(made(this));
    Pool quiet(noexcept(n)), fresh(new int);
    each([=] __device__ () { null; truth; untruth; size_of; });
    each([=] __device__ () { none; yes; self; aligned; own; });
    each([=] __device__ () { quiet; fresh; });
  }
  void members(int n) {
    Pool of_size(size()), of_count(made(count));
    each([=] __device__ () { of_size; of_count; });
  }
};
void functions() {
  Pool nothing(lib::made());
  Pool function(Pool (n)), other(int (n)), pointer(Pool (*n)(int));
  each([=] __device__ () { nothing; });
  each([=] __device__ () { function; other; pointer; });
}
