#pragma once
#define S_REAL float
#define S_CAP x, n
