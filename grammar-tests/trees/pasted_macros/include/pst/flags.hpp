#pragma once
#include "select.hpp"
#define PST_CHECKS 0
#define PST_BODY_host [=] __host__ __device__
#define PST_BODY_device [=] __device__
#define PST_BODY(where) PST_CAT(PST_BODY_, where)
