// Thrust's header of this name. Before version 3.1, which CUDA 13.1 has, its sort for the host puts negative numbers of
// type `int` behind the others, because their keys are made of a `long`. On a GPU another sort is used, which is right.
#ifndef CULAMBDA_CPU_THRUST_RADIX_SORT
#define CULAMBDA_CPU_THRUST_RADIX_SORT
#include <thrust/version.h>

#if THRUST_VERSION >= 300100
#include_next <thrust/system/detail/sequential/stable_radix_sort.h>
#else
#define stable_radix_sort culambda_radix_sort
#define stable_radix_sort_by_key culambda_radix_sort_by_key
#include_next <thrust/system/detail/sequential/stable_radix_sort.h>
#undef stable_radix_sort
#undef stable_radix_sort_by_key

#include <thrust/functional.h>
#include <thrust/iterator/iterator_traits.h>
#include <thrust/system/detail/sequential/stable_merge_sort.h>
#include <type_traits>

THRUST_NAMESPACE_BEGIN
namespace system {
namespace detail {
namespace sequential {

template <class Iterator>
using culambda_is_int = std::is_same<typename thrust::iterator_value<Iterator>::type, int>;

template <class Policy, class Iterator>
void culambda_sort(sequential::execution_policy<Policy> &policy, Iterator first, Iterator last, std::true_type) {
  sequential::stable_merge_sort(policy, first, last, thrust::less<int>());
}
template <class Policy, class Iterator>
void culambda_sort(sequential::execution_policy<Policy> &policy, Iterator first, Iterator last, std::false_type) {
  sequential::culambda_radix_sort(policy, first, last);
}
template <class Policy, class Keys, class Values>
void culambda_sort(sequential::execution_policy<Policy> &policy, Keys first, Keys last, Values values, std::true_type) {
  sequential::stable_merge_sort_by_key(policy, first, last, values, thrust::less<int>());
}
template <class Policy, class Keys, class Values>
void culambda_sort(sequential::execution_policy<Policy> &policy, Keys first, Keys last, Values values, std::false_type) {
  sequential::culambda_radix_sort_by_key(policy, first, last, values);
}

template <class Policy, class Iterator>
void stable_radix_sort(sequential::execution_policy<Policy> &policy, Iterator first, Iterator last) {
  sequential::culambda_sort(policy, first, last, culambda_is_int<Iterator>());
}
template <class Policy, class Keys, class Values>
void stable_radix_sort_by_key(sequential::execution_policy<Policy> &policy, Keys first, Keys last, Values values) {
  sequential::culambda_sort(policy, first, last, values, culambda_is_int<Keys>());
}

}  // namespace sequential
}  // namespace detail
}  // namespace system
THRUST_NAMESPACE_END
#endif
#endif
