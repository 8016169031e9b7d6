#include "config.hpp"
#include "impl.hpp"
