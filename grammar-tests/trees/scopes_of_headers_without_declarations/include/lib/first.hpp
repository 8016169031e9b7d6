#pragma once
#include <lib/open.hpp>
using first = int;
#include <lib/close.hpp>
