#pragma once
#include "core/base/declare.hpp"
#include "core/base/types.hpp"
namespace lib {
namespace kernels {

#define LIB_DECLARE_COUNT_RANGES          \
  void count_ranges(int executor,         \
                    const array<rank_type>& mapping)

#define LIB_DECLARE_BUILD_RANGES(Global)                     \
  void build_ranges(int executor, const array<Global>& from, \
                    rank_type count, Global* to)

#define LIB_DECLARE_IS_ORDERED(Local, Global)                                 \
  bool is_ordered(int executor,                                               \
                  const distributed::Partition<Local, Global>* partition,     \
                  rank_type count)

#define LIB_DECLARE_ALL_AS_TEMPLATES                \
  using rank_type = distributed::rank_type;         \
  LIB_DECLARE_COUNT_RANGES;                         \
  template <typename Global>                        \
  LIB_DECLARE_BUILD_RANGES(Global);                 \
  template <typename Local, typename Global>        \
  LIB_DECLARE_IS_ORDERED(Local, Global)

LIB_FOR_ALL_EXECUTORS(partition, LIB_DECLARE_ALL_AS_TEMPLATES);

#undef LIB_DECLARE_ALL_AS_TEMPLATES

}
}
