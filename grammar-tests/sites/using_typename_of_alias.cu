// std: 17
// dependent types of a base class whose own alias is in front
template <class F> int use(F f);
template <class M> struct Base { using IndexType = typename M::index; using T = typename M::value; template <class U> using Arr = typename M::template arr<U>; typedef int Plain; struct In {}; };
template <class P> struct V : Base<P> { using typename Base<P>::IndexType; using typename Base<P>::T; void m(IndexType n) { use([=] __device__ { return n; }); } };
template <class P> struct W : V<P> { using CM = typename P::first_type; using ParentClass = V<P>; using typename ParentClass::IndexType; using typename ParentClass::T; void m(const IndexType n, T t) { use([=] __device__ (IndexType r) -> T { return t; }); } };
template <class P> struct V2 : Base<typename P::first_type> { using CM = typename P::first_type; using ParentClass = Base<CM>; using typename ParentClass::IndexType; using typename ParentClass::T; using typename ParentClass::In;
  void m(const IndexType n, T t, In i) { use([=] __device__ (IndexType r) -> T { return t; }); use([x = IndexType(1), y = T{}] __device__ { return 1; }); } };
