// std: 17
// Several names in one using declaration, in a block.
template <class F> void each(F f);
namespace lib {
int one(int), two(int), seven;
template <class T> T three(T);
struct four { int value; };
template <class T> struct five { T value; };
}
struct Base { int member; using type = int; };
template <class T> struct Derived : T { int local; };
void functions(int *p) {
  using lib::one, lib::two, lib::seven;
  each([=] __device__ (int i) { p[i] = one(two(i)); });
  each([=] __device__ (int i) { p[i] = seven; });
}
void types(int *p) {
  using lib::three, lib::four, lib::five;
  four box{1};
  five<int> other{2};
  each([=] __device__ (int i) { p[i] = three(i) + box.value; });
  each([=] __device__ (int i) { p[i] = other.value; });
}
struct Solver {
  int two, kept;
  void run(int *p) {
    using lib::one, lib::two, ::lib::three;
    each([=] __device__ (int i) { p[i] = two(one(three(i))); });
    each([=] __device__ (int i) { p[i] = kept; });
  }
};
