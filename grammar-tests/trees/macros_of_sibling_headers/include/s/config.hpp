#pragma once
#define S_REAL float
#define S_NS s1
#define S_LAMBDA [=] __device__
#define S_HD __host__ __device__
#define S_COUNT total
#define S_CONSTEXPR constexpr
