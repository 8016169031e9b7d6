#pragma once
#include "my_config.h"
#include <vlib/vlib.h>
