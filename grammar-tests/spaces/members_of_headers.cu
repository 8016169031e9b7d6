// std: 17
// Members of class templates in headers that lead to the device: what they call there depends on what they are given.
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
struct Plain {
  void operator()(int i) const {}
};
struct Fine {
  BOTH void operator()(int i) const {}
};

void search_in(Points p) {
  mini::Device space;
  search::Tree<mini::Memory> tree;
  tree.query(space, p, OfHost{});
  tree.query(space, p, OfBoth{});
}

void launch() {
  search::Launcher<Plain> first(Plain{});
  first.run();
  search::Launcher<Fine> second{Fine{}};
  second.run();
}
