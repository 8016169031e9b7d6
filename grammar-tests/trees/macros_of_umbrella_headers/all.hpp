#pragma once
#include "config.hpp"
#include "types.hpp"
#include "impl.hpp"
