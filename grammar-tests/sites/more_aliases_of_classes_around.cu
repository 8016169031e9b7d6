// std: 17
// A member that is defined outside of nested classes: what aliases of the outer ones stand for is printed in template arguments.
template <class F> int eat(F f) { return 0; }
template <class... T> struct List {};
template <class T> struct Box { T v; };
namespace u {
struct Out {
  using Ty = int;
  using Tl = long;
  struct In {
    using Ty2 = long;
    using Tp = Box<int>;
    void go(List<In, Ty> i, Ty j, Box<Ty> k, List<In, Ty2> l, List<In, In> n, Box<Ty *> m);
    void two(List<int, Ty> i, List<Ty, In> j, List<Tl, Ty> k, List<In, Tp> l, List<Out, Ty> n, List<In *, Ty> o);
    template <class T> struct Deep {
      void go(List<In, Ty> i, Deep *q, List<Deep, T> r, List<T, Ty> s);
    };
    void three(List<In, Ty> i) { eat([=] __device__ { }); }
  };
  void four(List<In, Ty> i, List<Out, Ty> j, List<Ty, Out> k) { eat([=] __device__ { }); }
  void five(List<In, Ty> i, List<Out, Ty> j, List<Ty, Out> k);
};
}
void u::Out::In::go(List<In, Ty> i, Ty j, Box<Ty> k, List<In, Ty2> l, List<In, In> n, Box<Ty *> m) { eat([=] __device__ { }); }
void u::Out::In::two(List<int, Ty> i, List<Ty, In> j, List<Tl, Ty> k, List<In, Tp> l, List<Out, Ty> n, List<In *, Ty> o) { eat([=] __device__ { }); }
template <class T> void u::Out::In::Deep<T>::go(List<In, Ty> i, Deep *q, List<Deep, T> r, List<T, Ty> s) { eat([=] __device__ { }); }
void u::Out::five(List<In, Ty> i, List<Out, Ty> j, List<Ty, Out> k) { eat([=] __device__ { }); }
