// Stands for CUB's header of this name, which has instructions of GPUs: every way to store is a plain one.
#ifndef CULAMBDA_CPU_CUB_THREAD_STORE
#define CULAMBDA_CPU_CUB_THREAD_STORE

namespace cub {
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };

template <CacheStoreModifier, class Iterator, class T>
void ThreadStore(Iterator at, T value) {
  *at = value;
}
}  // namespace cub
#endif
