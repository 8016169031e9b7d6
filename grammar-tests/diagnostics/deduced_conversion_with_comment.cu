// std: 17
// `operator auto` has a deduced return type, also with a comment between the words.
template <class F> int run(F f);

struct S {
  operator /* anything */ auto() { return run([] __device__ {}); }
};
