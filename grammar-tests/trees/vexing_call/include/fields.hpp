#pragma once
#include "alias.hpp"
template <class F> inline auto get_field(F &&f) { return f.span(); }
