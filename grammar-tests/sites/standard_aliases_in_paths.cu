// std: 17
#include <type_traits>
#include <vector>
#include <iterator>
template <class F> void run(F f) {}
template <class V> void a(typename std::decay_t<V>::value_type v) { run([v] __device__ { return v; }); }
template <class V> void b(typename std::iterator_traits<V>::value_type v) { run([v] __device__ { return v; }); }
template <class V> void c(typename std::remove_cv<V>::type v) { run([v] __device__ { return v; }); }
template <class V> void d(typename std::vector<V>::iterator::value_type v) { run([v] __device__ { return v; }); }
template <class V> void e(typename std::add_const_t<std::remove_reference_t<V>>::type v) { run([v] __device__ { return v; }); }
