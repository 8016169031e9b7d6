#pragma once
#include <lib/foo.h>
using namespace lib;
