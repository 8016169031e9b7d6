// std: 17
// Calls of static members in template arguments of types: of a dependent base, of another class, of the class itself.
template <class T, int N> struct ViewType { typedef T *type; };
template <class T> struct Of { typedef T type; };
template <class KT> struct View { static constexpr int rank() { return 1; } static constexpr int value = 1; };
template <class KT, class M> struct Array : public View<KT> {
  using this_t = Array<KT, M>;
  using base_t = View<KT>;
  using scalar_t = KT;
  Array<typename ViewType<scalar_t, this_t::rank()>::type, M> by_alias() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, base_t::rank()>::type, M> by_alias_of_base() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, Array<KT, M>::rank()>::type, M> by_name() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, View<KT>::rank()>::type, M> by_name_of_base() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, M::rank()>::type, M> of_parameter() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, Array::rank()>::type, M> by_injected_name() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename Of<typename M::number()>::type, M> of_a_type_of_parameter() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, base_t::value>::type, M> a_variable() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  Array<typename ViewType<scalar_t, base_t::rank() + this_t::value>::type, M> a_sum() const {
    each(1, [=] __host__ __device__ (int i) { });
    return {};
  }
  void initialised() const {
    each(1, [q = ViewType<scalar_t, base_t::rank()>(), r = ViewType<scalar_t, this_t::value>()] __device__ (int i) { });
  }
  static constexpr int own() { return 1; }
  template <class F> static void each(int n, F f);
};
template <class T, class M> typename ViewType<T, M::rank()>::type free_one(T t) {
  Array<T, M>::each(1, [=] __host__ __device__ (int i) { });
  return {};
}
template <class T, class M> typename ViewType<T, Array<T, M>::rank()>::type free_two(T t) {
  Array<T, M>::each(1, [=] __host__ __device__ (int i) { });
  return {};
}
template <class T, class M> typename ViewType<T, Array<T, M>::own()>::type free_three(T t) {
  Array<T, M>::each(1, [=] __host__ __device__ (int i) { });
  return {};
}
