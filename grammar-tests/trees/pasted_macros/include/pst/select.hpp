#pragma once
#define PST_CAT_(a, b) a##b
#define PST_CAT(a, b) PST_CAT_(a, b)
#define PST_WHEN_0(code)
#define PST_WHEN_1(code) code
#define PST_WHEN(flag, code) PST_CAT(PST_WHEN_, flag)(code)
