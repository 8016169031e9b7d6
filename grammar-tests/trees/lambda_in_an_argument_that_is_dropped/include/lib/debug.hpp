#pragma once
#include <lib/config.hpp>
#undef LIB_MAYBE
#define LIB_MAYBE(x) { x }
