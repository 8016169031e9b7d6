#define BOTH __host__ __device__
namespace mini {
struct Memory {};
struct Device {};
template <class E> struct Range {
  int a, b;
  BOTH Range(E const &, int x, int y) : a(x), b(y) {}
};
template <class P, class F> __global__ void kernel(P p, F f) { f(p.a); }
template <class P, class F> void loop(const char *, P p, F f) { kernel<<<1, 1>>>(p, f); }
}  // namespace mini

namespace search {
namespace detail {
template <class Tree, class Predicates, class Callback> struct Traversal {
  Tree tree;
  Predicates predicates;
  Callback callback;
  template <class Space>
  Traversal(Space const &space, Tree const &t, Predicates const &p, Callback const &c)
      : tree{t}, predicates{p}, callback{c} {
    mini::loop("traverse", mini::Range<Space>(space, 0, 1), *this);
  }
  BOTH void operator()(int i) const { search(predicates.p[i]); }
  template <class Predicate> BOTH void search(Predicate const &predicate) const {
    callback(predicate, 1);
  }
};
template <class Space, class Tree, class Predicates, class Callback>
void traverse(Space const &space, Tree const &tree, Predicates const &predicates, Callback const &callback) {
  Traversal<Tree, Predicates, Callback> t(space, tree, predicates, callback);
}
}  // namespace detail

template <class Memory> class Tree {
 public:
  Tree() = default;
  template <class Space, class Predicates, class Callback>
  void query(Space const &space, Predicates const &predicates, Callback const &callback) const;
};
template <class Memory>
template <class Space, class Predicates, class Callback>
void Tree<Memory>::query(Space const &space, Predicates const &predicates, Callback const &callback) const {
  detail::traverse(space, *this, predicates, callback);
}

// What is launched directly, and what a class hands on to its member.
template <class F> struct Held {
  F f;
  BOTH void operator()(int i) const { f(i); }
};
template <class F> struct Launcher {
  F f;
  explicit Launcher(F g) : f(g) {}
  void run() { mini::kernel<<<1, 1>>>(mini::Range<mini::Device>(mini::Device(), 0, 1), Held<F>{f}); }
};
}  // namespace search
