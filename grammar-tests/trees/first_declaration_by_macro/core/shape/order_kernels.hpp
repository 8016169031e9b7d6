#pragma once
#include "core/base/types.hpp"
namespace lib {
namespace kernels {
namespace cuda {
namespace order {
template <typename T> using items = T*;
template <typename T> void sort(int executor, items<T> all, distributed::rank_type count);
template <typename T> void sort(int executor, array<T> all, distributed::rank_type count);
}
}
}
}
