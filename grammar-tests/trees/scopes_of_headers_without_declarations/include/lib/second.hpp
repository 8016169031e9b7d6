#pragma once
#include <lib/first.hpp>
#include <lib/open.hpp>
template <class T> struct second { T value; };
#include <lib/close.hpp>
