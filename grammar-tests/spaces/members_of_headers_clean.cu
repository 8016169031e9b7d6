// std: 17
// The same where all that is given runs on both sides, or the host alone calls it.
#include "members_of_headers.h"

struct Points {
  float *p;
  int n;
};
struct OfHost {
  template <class Predicate> void operator()(Predicate const &predicate, int i) const {}
};
struct OfBoth {
  template <class Predicate> BOTH void operator()(Predicate const &predicate, int i) const {}
};
template <class F> void here(F f) { f(1, 2); }

void search_in(Points p) {
  mini::Device space;
  search::Tree<mini::Memory> tree;
  tree.query(space, p, OfBoth{});
  here(OfHost{});
}
