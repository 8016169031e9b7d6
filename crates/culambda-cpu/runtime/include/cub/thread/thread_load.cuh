// Stands for CUB's header of this name, which has instructions of GPUs: every way to load is a plain one.
#ifndef CULAMBDA_CPU_CUB_THREAD_LOAD
#define CULAMBDA_CPU_CUB_THREAD_LOAD
#include <iterator>

namespace cub {
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };

template <CacheLoadModifier, class Iterator>
typename std::iterator_traits<Iterator>::value_type ThreadLoad(Iterator at) {
  return *at;
}
}  // namespace cub
#endif
